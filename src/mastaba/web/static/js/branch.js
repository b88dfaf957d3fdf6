// A table that plays on from a moment of another one.
import { area, t } from "./language.js";

await area("table");

/** That a table plays on from a moment of another one, and how, in words. @param {Wire.Table} table */
export const branchWords = (table) =>
  table.origin
    ? `${t("table/played-on", { code: table.origin.table, ply: table.origin.ply })} ${
        table.origin.hidden === "kept"
          ? t("table/branch-kept")
          : t("table/branch-redealt", { name: table.seats[table.origin.seat ?? 0].name })
      }`
    : "";
