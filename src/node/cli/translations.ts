import { localeCodes } from "../../config/locales";
import { findHistoryGap } from "../content/gitTimes";
import { countOf } from "../diagnostics/formatDiagnostics";
import { writeMessageTypes } from "../messages/writeMessageTypes";
import { defineCommand, parseChoices } from "./command";
import { listTranslations } from "./translationStatus";
import type { EntryStatus, LocaleStatus } from "./translationStatus";

const usage = `
Lists entries whose translation is missing, outdated, or begun and not published.

  npm run translations
  npm run translations -- --all
  npm run translations -- --fail-on missing,outdated

  --all       lists all entries
  --json      prints the whole list for programs
  --fail-on   exit code 1 where there are any: missing, outdated, draft

A translation is outdated when words of its source have changed since it was
last touched, as git tells; uncommitted changes count. The source is the file
that was there first. "npm run check:content" checks the messages in locales/.
`;

const openStatuses: readonly string[] = ["missing", "outdated", "draft"];

export const command = defineCommand({
  usage,
  options: {
    all: { type: "boolean" },
    json: { type: "boolean" },
    "fail-on": { type: "string" },
  },
  run: ({ all, json, "fail-on": failOn }) => {
    const unwanted = parseChoices("fail-on", failOn, openStatuses);
    const root = process.cwd();
    writeMessageTypes(root);
    const entries = listTranslations(root);
    const noHistory = findHistoryGap(root);
    if (json) console.log(JSON.stringify({ entries, noHistory }, null, 2));
    else console.log(formatTranslations(entries, noHistory, all));
    // An unknown age must not pass for a good one.
    if (unwanted.includes("outdated") && noHistory) return 1;
    const isUnwanted = (status: string) => unwanted.includes(status);
    return entries.flatMap(listStatuses).some(isUnwanted) ? 1 : 0;
  },
});

const listStatuses = ({ locales }: EntryStatus): string[] =>
  Object.values(locales).map(({ status }) => status);

const isOpen = (entry: EntryStatus): boolean =>
  listStatuses(entry).some((status) => openStatuses.includes(status));

function formatTranslations(
  entries: readonly EntryStatus[],
  noHistory: string | null,
  isWhole = false,
): string {
  const rows = entries
    .filter((entry) => isWhole || isOpen(entry))
    .map(({ folder, locales }) => [
      folder,
      ...localeCodes.map((code) => formatStatus(locales[code])),
    ]);
  const statuses = entries.flatMap(listStatuses);
  const sums = openStatuses.map(
    (wanted) =>
      `${statuses.filter((status) => status === wanted).length} ${wanted}`,
  );
  return [
    ...(rows.length > 0 ? [formatTable([["", ...localeCodes], ...rows])] : []),
    `${entries.length} entries: ${sums.join(", ")}.`,
    ...(noHistory ? [`What is outdated is not known: ${noHistory}.`] : []),
  ].join("\n\n");
}

function formatStatus(locale: LocaleStatus | undefined): string {
  const { status = "missing", changes = 0, since } = locale ?? {};
  return status === "outdated"
    ? `outdated: ${countOf(changes, "change")} since ${since}`
    : status;
}

function formatTable(rows: readonly string[][]): string {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
