// The bar at the top of a table, with its dialogs: invite, menu, log on a phone.
import { useEffect, useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { Invite } from "./invite.js";
import { useKeys } from "./keys.js";
import { Chat, Log } from "./log.js";
import { Menu } from "./menu.js";
import { Dialog, Icon, Mark, html } from "./parts.js";
import { hash, night, set, settings } from "./state.js";

/** @param {any} p */
export function TopBar(p) {
  const { store, table, front, cards, draft } = p;
  const [open, show] = useState(/** @type {string|null} */ (null));
  const [read, mark] = useState(store.chat.value.length);
  const eye = store.eyes.value[String(draft.seat.value)] || Object.values(store.eyes.value)[0];
  const close = () => {
    show(null);
    mark(store.chat.value.length);
  };
  useEffect(close, [hash.value]); // a line of the log was followed
  useKeys((event) => {
    if (event.key === "?" && !(/** @type {HTMLElement} */ (event.target).closest("input, textarea, dialog")))
      show("menu");
  }, []);
  return html`
    <header class="top">
      <a class="brand" href="/" aria-label=${`Mastaba: ${text.home}`}>
        <${Mark} s=${30} />
        <span class="wide">Mastaba</span>
      </a>
      <span class="sep wide"></span>
      <div class="ttl">
        <span class="gname">${front.title}</span>
        <span class="narrow sub">
          ${(table.phase === "running" && eye?.view && front.progress?.(eye.view)) || table.code}
        </span>
      </div>
      <span class="pill wide">${text.tableCode(table.code)}</span>
      <span class="grow"></span>
      ${table.watching > 0 &&
      html`
        <span class="live wide">${Icon({ n: "eye", s: 18 })}${text.watching(table.watching)}</span>
      `}
      <a class="tbtn" href=${`/rules/${table.game}`} aria-label=${text.rules}>
        ${Icon({ n: "book" })}
        <span class="wide">${text.rules}</span>
      </a>
      <button class="tbtn wide" onClick=${() => show("invite")}>${Icon({ n: "link" })}${text.invite}</button>
      <button
        class="ib wide"
        aria-label=${text.sound(settings.value.sound)}
        aria-pressed=${String(settings.value.sound)}
        onClick=${() => set({ sound: !settings.value.sound })}
      >
        ${settings.value.sound
          ? Icon({ n: "sound" })
          : html`
              <span class="muted">${Icon({ n: "sound" })}</span>
            `}
      </button>
      <button
        class="ib wide"
        aria-label=${text.theme(night())}
        onClick=${() => set({ theme: night() ? "day" : "night" })}
      >
        ${Icon({ n: night() ? "sun" : "moon" })}
      </button>
      ${table.phase === "running" &&
      html`
        <button class="ib drawer" aria-label=${text.logAndChat} onClick=${() => show("log")}>
          ${Icon({ n: "chat", s: 22 })}${store.chat.value.length > read &&
          html`
            <i class="dot"></i>
          `}
        </button>
      `}
      <button class="ib" aria-label=${text.menu} onClick=${() => show("menu")}>${Icon({ n: "menu" })}</button>
      ${open === "invite" &&
      html`
        <${Dialog} title=${text.invite} onClose=${close}>
          <${Invite} code=${table.code} help=${text.inviteHelp} />
        <//>
      `}
      ${open === "menu" &&
      html`
        <${Menu} ...${p} onClose=${close} onInvite=${() => show("invite")} />
      `}
      ${open === "log" &&
      eye &&
      html`
        <${Dialog} title=${text.logAndChat} class="drawerbox" onClose=${close}>
          <${Log} front=${front} table=${table} log=${eye.log || []} cards=${cards} view=${eye.view} />
          <${Chat} store=${store} table=${table} />
        <//>
      `}
    </header>
  `;
}
