// What is reconstructed, rule by rule, in a sentence each: the surviving pages tell nothing of it, or a part.
import { area, t } from "../../js/language.js";
import { Dialog, html } from "../../js/parts.js";

await area("farao-rules");

/** @type {Record<string, {says: string, partly: boolean}>} */
const HOUSE = {
  "FA-1": { says: t("farao-rules/FA-1"), partly: false },
  "FA-2": { says: t("farao-rules/FA-2"), partly: true },
  "FA-3": { says: t("farao-rules/FA-3"), partly: false },
  "FA-4": { says: t("farao-rules/FA-4"), partly: false },
  "FA-5": { says: t("farao-rules/FA-5"), partly: true },
  "FA-6": { says: t("farao-rules/FA-6"), partly: true },
  "FA-8": { says: t("farao-rules/FA-8"), partly: false },
  "FA-8a": { says: t("farao-rules/FA-8a"), partly: false },
  "FA-9": { says: t("farao-rules/FA-9"), partly: false },
  "FA-10": { says: t("farao-rules/FA-10"), partly: false },
  "FA-11": { says: t("farao-rules/FA-11"), partly: true },
  "FA-13": { says: t("farao-rules/FA-13"), partly: false },
  "FA-14": { says: t("farao-rules/FA-14"), partly: true },
  "FA-15": { says: t("farao-rules/FA-15"), partly: true },
  "FA-16": { says: t("farao-rules/FA-16"), partly: true },
  "FA-17": { says: t("farao-rules/FA-17"), partly: true },
  "FA-17a": { says: t("farao-rules/FA-17a"), partly: false },
  "FA-18": { says: t("farao-rules/FA-18"), partly: true },
  "FA-21": { says: t("farao-rules/FA-21"), partly: true },
  "FA-23": { says: t("farao-rules/FA-23"), partly: true },
  "FA-24": { says: t("farao-rules/FA-24"), partly: true },
  "FA-26a": { says: t("farao-rules/FA-26a"), partly: true },
  "FA-27": { says: t("farao-rules/FA-27"), partly: true },
  "FA-34": { says: t("farao-rules/FA-34"), partly: true },
};

/** @param {{rules?: string[]}} p   without rules, all of them */
export const HouseRules = ({ rules = Object.keys(HOUSE) }) => html`
  <ul class="fa-house">
    ${rules.map(
      (rule) => html`
        <li key=${rule}>
          <b>${rule}</b>
          <span>
            ${HOUSE[rule]?.says ?? ""}${" "}
            <i>(${t(HOUSE[rule]?.partly ? "farao/partly" : "farao/wholly")})</i>
          </span>
        </li>
      `,
    )}
  </ul>
`;

/** @param {{rules: string[], onClose: () => void}} p */
export const House = ({ rules, onClose }) => html`
  <${Dialog} title=${t("farao-rules/house-title")} onClose=${onClose}>
    <p>${t("farao-rules/house-text")}</p>
    <${HouseRules} rules=${rules} />
  <//>
`;
