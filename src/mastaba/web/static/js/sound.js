// A few short sounds, made on the spot; nothing is loaded. Off unless switched on.
import { settings } from "./state.js";

/** @type {AudioContext|null} */
let audio = null;

/** @param {number} at @param {number} pitch @param {number} length @param {OscillatorType} [wave] */
function tone(at, pitch, length, wave = "sine", loud = 0.12) {
  if (!audio) return;
  const from = audio.currentTime + at;
  const note = audio.createOscillator();
  const gain = audio.createGain();
  note.type = wave;
  note.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  note.connect(gain).connect(audio.destination);
  note.start(from);
  note.stop(from + length);
}

const SOUNDS = {
  turn: () => {
    tone(0, 523, 0.25);
    tone(0.12, 784, 0.4);
  },
  pen: () => {
    tone(0, 190, 0.07, "triangle", 0.2);
    tone(0.08, 170, 0.07, "triangle", 0.2);
  },
  slide: () => tone(0, 110, 0.18, "triangle", 0.25),
  end: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(n * 0.14, pitch, 0.5)),
  no: () => tone(0, 140, 0.25, "sawtooth", 0.06),
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!settings.value.sound) return;
  try {
    audio ??= new AudioContext();
    SOUNDS[name]();
  } catch {
    /* no sound on this device */
  }
}
