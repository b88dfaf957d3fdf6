// Short sounds, made on the spot: nothing is recorded.
/** @type {AudioContext|null} */
let audio = null;
/** @type {GainNode|null} */
let out = null;

/** A note. @param {number} at @param {number} pitch @param {number} length @param {OscillatorType} wave */
function note(at, pitch, length, wave = "sine", loud = 0.3, to = pitch) {
  if (!audio || !out) return;
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, from);
  if (to !== pitch) tone.frequency.exponentialRampToValueAtTime(to, from + length);
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(gain).connect(out);
  tone.start(from);
  tone.stop(from + length);
}

/** Something that rustles or knocks: noise through a filter. @param {number} at @param {number} length */
function rustle(at, length, /** @type {number} */ pitch, loud = 0.3, to = pitch) {
  if (!audio || !out) return;
  const from = audio.currentTime + at;
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = grains.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = grains;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(pitch, from);
  if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, from + length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  noise.connect(filter).connect(gain).connect(out);
  noise.start(from);
}

const SOUNDS = {
  turn: (/** @type {number} */ at) => {
    note(at, 523, 0.25);
    note(at + 0.12, 784, 0.4);
  },
  tap: (/** @type {number} */ at) => rustle(at, 0.05, 1400, 0.5),
  card: (/** @type {number} */ at) => rustle(at, 0.09, 2400, 0.6, 900),
  pen: (/** @type {number} */ at) =>
    [0, 0.04, 0.08, 0.12].forEach((n) => rustle(at + n, 0.05, 3200 + n * 4000, 0.3)),
  others: (/** @type {number} */ at) => rustle(at, 0.14, 2600, 0.16),
  slide: (/** @type {number} */ at) => rustle(at, 0.18, 260, 0.9, 180),
  step: (/** @type {number} */ at) => rustle(at, 0.06, 420, 0.8),
  die: (/** @type {number} */ at) =>
    [0, 0.09, 0.17, 0.28, 0.42].forEach((n) => rustle(at + n, 0.04, 1800 - n * 1500, 0.7)),
  find: (/** @type {number} */ at) =>
    [659, 784, 988].forEach((pitch, n) => note(at + n * 0.09, pitch, 0.35, "sine", 0.28)),
  wrong: (/** @type {number} */ at) => note(at, 196, 0.3, "triangle", 0.35, 147),
  complete: (/** @type {number} */ at) => {
    note(at, 262, 0.6, "sine", 0.35);
    note(at, 393, 0.6, "sine", 0.15);
  },
  trophy: (/** @type {number} */ at) => {
    note(at, 587, 0.3);
    note(at + 0.13, 880, 0.5);
  },
  end: (/** @type {number} */ at) =>
    [523, 659, 784, 1047].forEach((pitch, n) => note(at + n * 0.14, pitch, 0.5)),
};
/** @typedef {keyof typeof SOUNDS} Sound */

/** @param {Sound} name @param {number} after in milliseconds @param {number} volume of a hundred */
export function play(name, after, volume) {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    out ??= audio.createGain();
    out.connect(audio.destination);
    out.gain.value = (volume / 100) ** 2;
    SOUNDS[name](after / 1000);
  } catch {
    /* no sound on this device */
  }
}
