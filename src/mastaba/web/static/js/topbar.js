// The bar at the top of a table, with its dialogs: invite, menu, log on a phone.
import { useEffect, useState } from "../vendor/hooks.js";
import { area, labelled, t } from "./language.js";
import { useKeys } from "./keys.js";
import { Later } from "./later.js";
import { Chat, Log } from "./log.js";
import { Dialog, Icon, Mark, html } from "./parts.js";
import { branchWords } from "./branch.js";
import { Quick } from "./quick.js";
import { useShape } from "./shape.js";
import { hash, rulesOpen } from "./state.js";

await area("table");

/** @param {any} p */
export function TopBar(p) {
  const { store, table, front, cards, draft } = p;
  const [open, show] = useState(/** @type {string|null} */ (null));
  const [read, mark] = useState(store.chat.value.length);
  const shape = useShape();
  const eye = store.eyes.value[String(draft.seat.value)] || Object.values(store.eyes.value)[0];
  const close = () => {
    show(null);
    mark(store.chat.value.length);
  };
  useEffect(
    () => () => {
      rulesOpen.value = false;
    },
    [],
  );
  useEffect(close, [hash.value]); // a line of the log was followed
  useKeys((event) => {
    if (event.key === "?" && !(/** @type {HTMLElement} */ (event.target).closest("input, textarea, dialog")))
      show("menu");
  }, []);
  return html`
    <header class="top">
      <a class="brand" href="/" aria-label=${labelled("Mastaba", t("frame/home"))}>
        <${Mark} s=${30} />
        <span class="wide">Mastaba</span>
      </a>
      <span class="sep wide"></span>
      <div class="ttl">
        <span class="gname">${shape === "phone" ? front.short || front.title : front.title}</span>
        <span class="narrow sub">
          ${(table.phase === "running" && eye?.view && front.progress?.(eye.view)) || table.code}
        </span>
      </div>
      <span class="gives">
        <span class="pill wide" data-tells=${branchWords(table) || undefined}>
          ${table.lesson ? t("table/first-game") : t("table/table-code", { code: table.code })}${table.origin
            ? `, ${t("table/branch")}`
            : ""}
        </span>
      </span>
      ${["low", "beside"].includes(shape) &&
      table.phase === "running" &&
      front.Meter &&
      eye?.view &&
      html`
        <${front.Meter} view=${eye.view} />
      `}
      <span class="grow"></span>
      ${table.watching > 0 &&
      html`
        <span class="live wide">
          ${Icon({ n: "eye", s: 18 })}${t("table/watching", { n: table.watching })}
        </span>
      `}
      ${table.phase === "running" &&
      html`
        <button class="tbtn" aria-label=${t("table/log-and-chat")} onClick=${() => show("log")}>
          ${Icon({ n: shape === "phone" ? "chat" : "log", s: 22 })}
          <span class="wide">${t("table/log")}</span>
          ${store.chat.value.length > read &&
          html`
            <i class="dot"></i>
          `}
        </button>
      `}
      <button class="tbtn" aria-label=${t("frame/rules")} onClick=${() => (rulesOpen.value = true)}>
        ${Icon({ n: "book" })}
        <span class="wide">${t("frame/rules")}</span>
      </button>
      <button class="tbtn wide" aria-label=${t("frame/invite")} onClick=${() => show("invite")}>
        ${Icon({ n: "link" })}
        <span class="wide">${t("frame/invite")}</span>
      </button>
      <span class="quick wide"><${Quick} /></span>
      <button class="ib" aria-label=${t("frame/menu")} onClick=${() => show("menu")}>
        ${Icon({ n: "menu" })}
      </button>
      ${rulesOpen.value &&
      html`
        <${Later}
          over
          load=${() => import("./rulesheet.js").then((m) => m.RulesSheet)}
          props=${{
            front,
            cards,
            game: table.game,
            view: draft.state.value.view || eye?.view,
            seat: draft.seat.value,
            onClose: () => (rulesOpen.value = false),
          }}
        />
      `}
      ${open === "invite" &&
      html`
        <${Dialog} title=${t("frame/invite")} onClose=${close}>
          <${Later}
            over
            load=${() => import("./invite.js").then((m) => m.Invite)}
            props=${{ code: table.code, help: t("table/invite-help") }}
          />
        <//>
      `}
      ${open === "menu" &&
      html`
        <${Later}
          over
          load=${() => import("./menu.js").then((m) => m.Menu)}
          props=${{ ...p, onClose: close, onInvite: () => show("invite") }}
        />
      `}
      ${open === "log" &&
      eye &&
      html`
        <${Dialog} title=${t("table/log-and-chat")} class="drawerbox" onClose=${close}>
          <${Log} front=${front} table=${table} log=${eye.log || []} cards=${cards} view=${eye.view} />
          <${Chat} store=${store} table=${table} />
        <//>
      `}
    </header>
  `;
}
