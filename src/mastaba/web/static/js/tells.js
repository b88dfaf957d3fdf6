// One sentence about a symbol: for the mouse that rests on it, a finger that stays on it, the keyboard that
// is at it. What can be asked about has it as data-tells.

const REST = 400; // ms for the mouse
const STAY = 500; // ms for a finger
const GAP = 8;

/** @type {HTMLElement|null} */
let sheet = null;
/** @type {Element|null} */
let told = null;
let timer = 0;
let answered = false; // by a finger that stayed: lifting it is no tap

/** @param {EventTarget|null} target */
const about = (target) =>
  target instanceof Element ? /** @type {HTMLElement|null} */ (target.closest("[data-tells]")) : null;

function hide() {
  clearTimeout(timer);
  told?.removeAttribute("aria-describedby");
  told = null;
  sheet?.remove();
}

/** @param {HTMLElement} thing */
function show(thing) {
  hide();
  if (!thing.isConnected || document.querySelector(".guide")) return;
  sheet ??= Object.assign(document.createElement("div"), {
    className: "tells",
    id: "tells",
    role: "tooltip",
  });
  sheet.textContent = thing.dataset.tells || "";
  document.body.append(sheet);
  told = thing;
  thing.setAttribute("aria-describedby", sheet.id);
  const box = thing.getBoundingClientRect();
  const edge = (thing.closest(".bigcard") || thing).getBoundingClientRect(); // a card stays in sight
  const { offsetWidth: w, offsetHeight: h } = sheet;
  const above = edge.top - GAP - h;
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - w / 2, innerWidth - w - GAP));
  Object.assign(sheet.style, {
    left: `${left}px`,
    top: `${above > GAP ? above : edge.bottom + GAP}px`,
  });
}

/** @param {HTMLElement} thing @param {number} wait */
function soon(thing, wait) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(thing);
    answered = wait === STAY;
  }, wait);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const thing = about(event.target);
  if (thing === told) return;
  hide();
  if (thing && !event.buttons) soon(thing, REST);
});
document.addEventListener("pointerdown", (event) => {
  hide();
  answered = false;
  const thing = about(event.target);
  if (thing && event.pointerType !== "mouse") soon(thing, STAY);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(timer));
document.addEventListener(
  "click",
  (event) => {
    if (!answered) return;
    answered = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
document.addEventListener("focusin", (event) => {
  const thing = about(event.target);
  if (thing && /** @type {Element} */ (event.target).matches(":focus-visible")) show(thing);
  else hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
  // the rows of a sheet are one stop of the Tab key: arrow keys go from one to the next
  const row = /** @type {Element} */ (event.target).closest?.("[data-tells][role=group]");
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!row || !way) return;
  const rows = /** @type {HTMLElement[]} */ ([
    ...(row.parentElement?.querySelectorAll(":scope > [data-tells][role=group]") ?? []),
  ]);
  event.preventDefault();
  rows[rows.indexOf(/** @type {HTMLElement} */ (row)) + way]?.focus();
});
addEventListener("scroll", hide, true);
addEventListener("resize", hide);
