// Runs before the first paint, so that the page never flashes in the wrong theme. Not a module: those run
// later.
{
  /** @type {{theme?: string}} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("settings") || "{}");
  } catch {
    /* private mode: defaults */
  }
  const night =
    kept.theme === "night" || (kept.theme !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "day";
}
