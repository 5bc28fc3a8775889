import { table } from "../cli/table";
import { localeCodes } from "../../config/locales";
import { countOf } from "../content/countOf";
import type { Translations } from "./listTranslations";
import type { LocaleStatus, TextStatus } from "./translationStatus";

const cellOf = (status: LocaleStatus | undefined): string => {
  if (!status) return "";
  if (status.status !== "outdated") return status.status;
  const { changed = 0, touched } = status;
  return `outdated: ${countOf(changed, "change")} since ${touched}`;
};

const needsWork = ({ locales }: TextStatus) =>
  Object.values(locales).some(({ status }) =>
    ["missing", "outdated", "draft"].includes(status),
  );

const reasons = {
  "no repository": "this is no git repository",
  "shallow clone": "this is a shallow clone (git fetch --unshallow mends that)",
};

/** How much there is to do. */
export function sumUp({ texts }: Translations): string {
  const all = texts.flatMap(({ locales }) => Object.values(locales));
  const sums = (["missing", "outdated", "draft"] as const).map((wanted) => {
    const count = all.filter(({ status }) => status === wanted).length;
    return `${count} ${wanted}`;
  });
  return sums.join(", ");
}

/** The table for the terminal; without `isWhole`, only texts that need work. */
export function describeTranslations(
  found: Translations,
  isWhole: boolean,
): string {
  const { texts, noHistory } = found;
  const shown = isWhole ? texts : texts.filter(needsWork);
  const rows = shown.map(({ folder, locales }) => [
    folder,
    ...localeCodes.map((code) => cellOf(locales[code])),
  ]);
  return [
    ...(rows.length > 0 ? [table([["", ...localeCodes], ...rows])] : []),
    `${countOf(texts.length, "text")}: ${sumUp(found)}.`,
    ...(noHistory
      ? [`What is outdated is not known: ${reasons[noHistory]}.`]
      : []),
  ].join("\n\n");
}
