// Pen strokes: crosses and digits written by hand, each box a little different but always the same for that
// box.
export function rng(/** @type {number} */ seed) {
  let a = seed >>> 0;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const f1 = (/** @type {number} */ n) => Math.round(n * 100) / 100;

// one pen stroke from (x1,y1) to (x2,y2): a filled shape, thin at the ends
export function stroke(
  /** @type {number} */ x1,
  /** @type {number} */ y1,
  /** @type {number} */ x2,
  /** @type {number} */ y2,
  /** @type {number} */ w,
  /** @type {() => number} */ r,
  color = "var(--pen)",
) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const L = Math.hypot(dx, dy);
  const nx = -dy / L;
  const ny = dx / L;
  const b = (r() - 0.5) * L * 0.1;
  const mx = (x1 + x2) / 2 + nx * b;
  const my = (y1 + y2) / 2 + ny * b;
  const w0 = w * (0.55 + r() * 0.25);
  const w1 = w * (1.1 + r() * 0.3);
  const w2 = w * (0.25 + r() * 0.2);
  return `
    <path
      d="M${f1(x1 + (nx * w0) / 2)} ${f1(y1 + (ny * w0) / 2)}
        Q${f1(mx + ((nx * w1) / 2) * 1.2)} ${f1(my + ((ny * w1) / 2) * 1.2)}
          ${f1(x2 + (nx * w2) / 2)} ${f1(y2 + (ny * w2) / 2)}
        L${f1(x2 - (nx * w2) / 2)} ${f1(y2 - (ny * w2) / 2)}
        Q${f1(mx - ((nx * w1) / 2) * 1.2)} ${f1(my - ((ny * w1) / 2) * 1.2)}
          ${f1(x1 - (nx * w0) / 2)} ${f1(y1 - (ny * w0) / 2)}
        Z" fill="${color}"/>`;
}
export function penCross(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ s,
  /** @type {number} */ seed,
  color = "var(--pen)",
  wk = 1,
) {
  const r = rng(seed * 7919 + 13);
  const j = () => (r() - 0.5) * s * 0.12;
  const m = s * 0.16;
  const w = Math.max(1.7, s * 0.075) * wk;
  return (
    stroke(x + m + j(), y + m + j(), x + s - m + j(), y + s - m + j(), w, r, color) +
    stroke(x + s - m + j(), y + m + j(), x + m + j(), y + s - m + j(), w, r, color)
  );
}
// digits written by pen, on a 20 x 30 field
/** @type {Record<string, string>} */
const D = {
  0: "M10.5 3 C4 4 3 25 9.5 27 C17 28.5 18 5 10.5 3",
  1: "M6 8 C8.5 6.5 10 5 11.5 3 C11.5 11 11 19 11 27",
  2: "M4 8 C5 2 15.5 1.5 15 9 C14.6 15 7 20 4 26.5 C8 25.4 13 26 17 26.6",
  3:
    "M4.5 5.5 C9 1.5 15.5 4 14.5 9 C13.8 12.5 10 13.8 8.5 14 C12 14 16 16 15.5 20.5 C15 26.5 7.5 28.5 4 " +
    "24.5",
  4: "M12.5 3 C10 9 6 14.5 3.5 18.5 C8 18 13 18.2 17.5 18 M13 12 C12.6 18 12.4 22 12.6 27.5",
  5: "M15.5 3.5 C12 4 9.5 4 6.5 4 C6 8 5.8 10.5 5.2 13.2 C9 10.6 16 12 15.8 19 C15.4 27 8 28.5 4 24.5",
  6: "M14.5 3 C7 6.5 3.5 14 4 20.5 C4.6 27.5 14.5 28.5 15.5 21.5 C16 15.5 8 13.5 4.6 19.5",
  7: "M3.5 4.5 C8 4 12 4.4 16.5 4 C12.5 10 9.5 18 8 27",
  8:
    "M14.5 6 C11 1.5 4.5 4 6 9 C7.4 13.5 15.5 15.5 15.5 21.5 C15 28 4.5 28.5 4.5 21.5 C4.8 15.5 13.5 13.5 " +
    "14.8 8.5 C15 7 15 6.5 14.5 6",
  9: "M15 7 C11.5 1.5 4 5 5 11 C6 16.5 14 15.5 15 8 C15.4 14 14.5 21 12.5 27",
};
export function penNum(
  /** @type {number} */ n,
  /** @type {number} */ cx,
  /** @type {number} */ cy,
  /** @type {number} */ h,
  color = "var(--pen)",
) {
  const k = h / 30;
  const ds = String(n).split("");
  const w = 16 * k;
  const x0 = cx - (ds.length * w) / 2;
  return ds
    .map((d, i) =>
      d === "-" || d === "−"
        ? `
          <path d="M${x0 + i * w + 2 * k} ${cy} h${11 * k}" stroke="${color}" stroke-width="${2.6 * k}"
            stroke-linecap="round"/>`
        : `
          <path
            transform="translate(${f1(x0 + i * w - 2 * k)} ${f1(cy - h / 2)}) scale(${f1(k * 100) / 100})"
            d="${D[d]}" fill="none" stroke="${color}" stroke-width="2.9" stroke-linecap="round"
            stroke-linejoin="round"/>`,
    )
    .join("");
}
