// Interface icons, drawn on a 24 field with strokes.
/** @type {Record<string, string>} */
const I = {
  turn: '<path d="M19.5 8.5 A8 8 0 1 0 20 13.5"/><path d="M20 3.5 V8.7 H14.8"/>',
  flip: `
    <path d="M12 3.5 V20.5" stroke-dasharray="2.4 2.6"/>
    <path d="M8.6 7 V17 H3.2 Z"/>
    <path d="M15.4 7 V17 H20.8 Z" fill="currentColor"/>`,
  chart: '<path d="M4 4 V20 H20"/><path d="M7.5 15.5 L11 10 L14.5 13 L19.5 6.5"/>',
  check: '<path d="M4.5 12.6 L9.6 17.7 L19.5 6.8"/>',
  undo: '<path d="M8.5 4.5 L4 9 L8.5 13.5"/><path d="M4.5 9 H14 A5.6 5.6 0 0 1 14 20.2 H9"/>',
  next: '<path d="M5 12 H18.5 M13 6.4 L18.8 12 L13 17.6"/>',
  prev: '<path d="M19 12 H5.5 M11 6.4 L5.2 12 L11 17.6"/>',
  book: `
    <path
      d="M12 6.2 C9.6 4.4 6.6 4 3.4 4.4 V18.6 C6.6 18.2 9.6 18.6 12 20.4 C14.4 18.6 17.4 18.2 20.6 18.6
        V4.4 C17.4 4 14.4 4.4 12 6.2 Z M12 6.2 V20.4"/>`,
  sound: `
      <path d="M4 9.4 V14.6 H7.6 L12.4 18.8 V5.2 L7.6 9.4 Z"/>
      <path d="M16 9 A4.4 4.4 0 0 1 16 15 M18.4 6.4 A8 8 0 0 1 18.4 17.6"/>`,
  moon: '<path d="M19.6 14.4 A8.2 8.2 0 1 1 9.6 4.4 A6.6 6.6 0 0 0 19.6 14.4 Z"/>',
  sun: `
    <circle cx="12" cy="12" r="4"/>
    <path
      d="M12 2.6V5M12 19V21.4M2.6 12H5M19 12H21.4M5.4 5.4L7 7M17 17L18.6 18.6M18.6 5.4L17 7M7 17L5.4 18.6"/>`,
  lamp: `
    <path
      d="M12 2.8 C13.4 5.4 15.4 6.6 15 9 C14.7 10.7 13.4 11.4 12 11.4 C10.6 11.4 9.3 10.7 9 9
        C8.6 6.6 10.6 5.4 12 2.8 Z"/>
    <path
      d="M3.4 13.6 H17.6 C19 13.6 20 12.6 20.6 11.6 C21.4 16 18.6 19.4 14.6 19.4 H9
        C6 19.4 3.6 17 3.4 13.6 Z"/>`,
  link: `
    <path d="M10 14 A4 4 0 0 0 15.7 14 L19 10.7 A4 4 0 0 0 13.3 5 L12 6.3"/>
    <path d="M14 10 A4 4 0 0 0 8.3 10 L5 13.3 A4 4 0 0 0 10.7 19 L12 17.7"/>`,
  people: `
      <circle cx="9" cy="8.4" r="3.4"/>
      <path d="M2.8 19.4 C2.8 15.6 5.4 13.6 9 13.6 C12.6 13.6 15.2 15.6 15.2 19.4"/>
      <path d="M15.4 5.4 A3.2 3.2 0 0 1 15.4 11.4 M17.2 14 C19.6 14.6 21.2 16.6 21.2 19.4"/>`,
  screen: '<rect x="3" y="4.4" width="18" height="12" rx="2"/><path d="M8.6 20 H15.4 M12 16.6 V20"/>',
  clock: '<circle cx="12" cy="12" r="8.4"/><path d="M12 7.4 V12.2 L15.2 14"/>',
  pause: '<path d="M8 5 V19 M16 5 V19" stroke-width="3.4"/>',
  play: '<path d="M7.5 4.8 L19 12 L7.5 19.2 Z" fill="currentColor"/>',
  swap: '<path d="M4 8.4 H19 M14.6 4 L19 8.4 L14.6 12.8 M20 15.6 H5 M9.4 11.2 L5 15.6 L9.4 20"/>',
  log: '<path d="M5 6 H19 M5 12 H19 M5 18 H13"/>',
  down: '<path d="M12 4 V15 M7 10.4 L12 15.4 L17 10.4 M4.6 19.6 H19.4"/>',
  again: `
      <path d="M4.5 12 A7.5 7.5 0 0 1 17.6 7 L20 9.4 M20 4.4 V9.4 H15"/>
      <path d="M19.5 12 A7.5 7.5 0 0 1 6.4 17 L4 14.6 M4 19.6 V14.6 H9"/>`,
  share: `
      <circle cx="6.4" cy="12" r="2.6"/>
      <circle cx="17.4" cy="5.8" r="2.6"/>
      <circle cx="17.4" cy="18.2" r="2.6"/>
      <path d="M8.7 10.7 L15.1 7.1 M8.7 13.3 L15.1 16.9"/>`,
  menu: '<path d="M4 7 H20 M4 12 H20 M4 17 H20"/>',
  chat: '<path d="M4 5.4 H20 V16 H11.4 L7 19.8 V16 H4 Z"/>',
  send: '<path d="M4 12 L20.4 4.6 L15.6 20 L11.4 13.6 Z M11.4 13.6 L20.4 4.6"/>',
  eye: '<path d="M2.8 12 C6 6.6 18 6.6 21.2 12 C18 17.4 6 17.4 2.8 12 Z"/><circle cx="12" cy="12" r="2.8"/>',
  bot: '<rect x="4.6" y="8" width="14.8" height="11" rx="3"/><path d="M12 4 V8 M9 13 V14 M15 13 V14"/>',
  flag: '<path d="M6 21 V4 H18 L15.4 8.4 L18 12.8 H6"/>',
  tilt: '<path d="M4 18 L12 5 L20 18 Z"/><path d="M3 21 H21" stroke-dasharray="2.4 2.6"/>',
  up: '<path d="M12 20 V6 M6.4 11.4 L12 5.6 L17.6 11.4"/>',
  star: `
    <path
      d="M12 3.6 L14.5 9.2 L20.6 9.8 L16 13.9 L17.4 19.9 L12 16.7 L6.6 19.9 L8 13.9 L3.4 9.8 L9.5 9.2 Z"/>`,
  warn: '<path d="M12 4 L21 19.4 H3 Z M12 10 V14 M12 16.6 V16.8"/>',
  hand: `
    <path
      d="M9 12 V5.4 A1.6 1.6 0 0 1 12.2 5.4 V11 M12.2 10 A1.6 1.6 0 0 1 15.4 10 V12
        A1.6 1.6 0 0 1 18.6 12 V15 C18.6 18.6 16.4 21 13 21 C9.6 21 8.2 19.4 6.8 17 L4.8 13.6
        A1.5 1.5 0 0 1 7.4 12.2 L9 14.4"/>`,
  dots: '<path d="M5.5 12 h.01 M12 12 h.01 M18.5 12 h.01" stroke-width="3"/>',
  more: '<path d="M6 9.5 L12 15.5 L18 9.5"/>',
  search: '<circle cx="10.6" cy="10.6" r="6.4"/><path d="M15.4 15.4 L20.4 20.4"/>',
  plus: '<path d="M12 5 V19 M5 12 H19"/>',
  qr: '<path d="M4 4h6v6H4z M14 4h6v6h-6z M4 14h6v6H4z M14 14h2v2 M20 14v2h-2 M14 20h2 M18 18h2v2"/>',
  x: '<path d="M6 6 L18 18 M18 6 L6 18"/>',
};
export const ui = (/** @type {string} */ n, s = 20, extra = "") =>
  `<svg class="ui" width="${s}" height="${s}" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" ${extra}>
    ${I[n]}
  </svg>`;
export const mark = (s = 30, a = "var(--accent)", b = "var(--gold)") =>
  `<svg width="${s}" height="${s}" viewBox="0 0 40 40">
    <path d="M10.6 14.2 A9.4 9.4 0 0 1 29.4 14.2 Z" fill="${b}"/>
    <path d="M6.4 16.2 H33.6 L35 20.4 H5 Z" fill="${a}"/>
    <path d="M6.4 22.2 H33.6 L38.6 36.4 H1.4 Z" fill="${a}"/>
    <path d="M16 36.4 V30.4 C16 25.4 24 25.4 24 30.4 V36.4 Z" fill="var(--door)"/>
  </svg>`;
