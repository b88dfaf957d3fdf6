// Where the lessons of the two pattern games point.

/** One of the four cards to choose from. @param {string} id */
export const hand = (id) => `.handcard[data-card='${id}']`;

/**
 * One of my cards. With a finger the pattern is aimed first, then placed with the button.
 * @param {string} id
 */
export const boxes = (id) => ({
  at: `.mine .bigcard[data-card='${id}']`,
  also: "[data-shape='phone'] .mine:has(.bigcard.aimed) .dock .btn.pri",
});

/** So many cards have been chosen. @param {number} n */
export const kept = (n) => () => document.querySelectorAll(".handcard.on").length >= n;
