// Style sheets that are loaded when they are first needed.

/** @param {string} href @returns {Promise<unknown>|null} null: it is there */
export const styled = (href) =>
  document.querySelector(`link[href="${href}"]`)
    ? null
    : new Promise((done) => {
        const link = Object.assign(document.createElement("link"), {
          rel: "stylesheet",
          href,
          onload: done,
          onerror: done,
        });
        document.head.append(link);
      });
