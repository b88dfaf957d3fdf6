// The page: which screen stands at which address.
import { render } from "../vendor/preact.js";
import { useErrorBoundary } from "../vendor/hooks.js";
import "../vendor/signals.js"; // components follow the signals they read
import { hatches } from "../art/suits.js";
import { t } from "./language.js";
import { Later } from "./later.js";
import { Toast, html } from "./parts.js";
import { dialogs, go, path } from "./state.js";
import { enter, me, troubled } from "./who.js";

const ROUTES = [
  [/^\/$/, () => import("./home.js").then((m) => m.Home)],
  [/^\/tables$/, () => import("./tables.js").then((m) => m.MyTables)],
  [/^\/t\/([^/]+)$/, () => import("./table.js").then((m) => m.Table)],
  [/^\/new\/([^/]+)$/, () => import("./setup.js").then((m) => m.SetUp)],
  [/^\/rules\/([^/]+)$/, () => import("./rules.js").then((m) => m.Rules)],
  [/^\/learn\/([^/]+)$/, () => import("./learn.js").then((m) => m.Learn)],
  [/^\/puzzles(?:\/([^/]+))?$/, () => import("./puzzles.js").then((m) => m.Puzzles)],
  [/^\/me\/([^/]+)$/, () => import("./claim.js").then((m) => m.Claim)],
];

/** @param {string} at */
const routeOf = (at) => ROUTES.find(([pattern]) => /** @type {RegExp} */ (pattern).test(at));
// the first screen is fetched while the server is asked who we are
enter();
/** @type {any} */ (routeOf(location.pathname)?.[1])?.().catch(() => {});

function Screen() {
  const at = path.value;
  const [pattern, load] = routeOf(at) || [];
  const found = /** @type {RegExp|undefined} */ (pattern)?.exec(at);
  if (found)
    return html`
      <${Later} key=${at} load=${load} props=${{ id: found[1] && decodeURIComponent(found[1]) }} />
    `;
  return html`
    <main class="calm">
      <p>${t("frame/no-page")}</p>
      <a class="btn" href="/">${t("frame/home")}</a>
    </main>
  `;
}

function App() {
  const [broken] = useErrorBoundary((error) => console.error(error));
  if (broken || (troubled.value && me.value))
    return html`
      <main class="calm">
        <p role="alert">${broken ? t("frame/broken") : troubled.value}</p>
        <button class="btn pri" onClick=${() => location.reload()}>${t("frame/reload")}</button>
      </main>
    `;
  return html`
    <svg
      width="0"
      height="0"
      class="hatches"
      aria-hidden="true"
      dangerouslySetInnerHTML=${{ __html: hatches }}
    ></svg>
    ${me.value
      ? html`
          <${Screen} />
        `
      : troubled.value
        ? html`
            <main class="calm">
              <p role="alert">${troubled.value}</p>
              <button class="btn pri" onClick=${enter}>${t("frame/reload")}</button>
            </main>
          `
        : html`
            <p class="calm" role="status">${t("frame/loading")}</p>
          `}
    <${Toast} show=${!dialogs.value} />
  `;
}

// links inside the page stay inside it
document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.('a[href^="/"]');
  if (
    !link ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button ||
    link.hasAttribute("download") ||
    link.getAttribute("target")
  )
    return;
  const href = /** @type {string} */ (link.getAttribute("href"));
  if (href.startsWith("/api") || href.startsWith("/static") || href.startsWith("/qr")) return;
  event.preventDefault();
  go(href);
});

render(
  html`
    <${App} />
  `,
  /** @type {HTMLElement} */ (document.getElementById("app")),
);
