// Lengths of time as they are spoken of: arguments of a message.

/** How long something may take. @param {number} seconds */
export const span = (seconds) =>
  seconds < 120
    ? { n: seconds, unit: "seconds" }
    : seconds < 7200
      ? { n: seconds / 60, unit: "minutes" }
      : { n: seconds / 3600, unit: "hours" };

/** What is left of a clock. @param {number} seconds */
export const left = (seconds) =>
  seconds > 3600
    ? { n: Math.ceil(seconds / 3600), unit: "hours" }
    : seconds > 90
      ? { n: Math.ceil(seconds / 60), unit: "minutes" }
      : { n: Math.max(0, seconds), unit: "seconds" };
