import { parseList, runCommand, UsageError } from "./runCommand";
import { localeCodes } from "../../config/locales";
import { countOf } from "../content/countOf";
import { writeMessageTypes } from "../messages/writeMessageTypes";
import { listTranslations, missingHistory } from "./translationStatus";
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

void runCommand({
  usage,
  options: {
    all: { type: "boolean" },
    json: { type: "boolean" },
    "fail-on": { type: "string" },
  },
  run: (values) => {
    const unwanted = parseList(values["fail-on"]);
    const unknown = unwanted.find((one) => !openStatuses.includes(one));
    if (unknown !== undefined) {
      throw new UsageError(
        `Unknown status "${unknown}". Allowed: ${openStatuses.join(", ")}.`,
      );
    }
    const root = process.cwd();
    writeMessageTypes(root);
    const entries = listTranslations(root);
    const noHistory = missingHistory(root);
    console.log(
      values.json
        ? JSON.stringify({ entries, noHistory }, null, 2)
        : formatTranslations(entries, noHistory, values.all ?? false),
    );
    // An unknown age must not pass for a good one.
    if (unwanted.includes("outdated") && noHistory) return 1;
    return statusesOf(entries).some((status) => unwanted.includes(status))
      ? 1
      : 0;
  },
});

const statusesOf = (entries: readonly EntryStatus[]): string[] =>
  entries
    .flatMap(({ locales }) => Object.values(locales))
    .map(({ status }) => status);

function formatTranslations(
  entries: readonly EntryStatus[],
  noHistory: string | null,
  isWhole: boolean,
): string {
  const shown = entries.filter(
    (entry) =>
      isWhole ||
      statusesOf([entry]).some((status) => openStatuses.includes(status)),
  );
  const rows = shown.map(({ folder, locales }) => [
    folder,
    ...localeCodes.map((code) => formatStatus(locales[code])),
  ]);
  const sums = openStatuses.map((wanted) => {
    const own = statusesOf(entries).filter((status) => status === wanted);
    return `${own.length} ${wanted}`;
  });
  const lines = [`${entries.length} entries: ${sums.join(", ")}.`];
  if (rows.length > 0) lines.unshift(formatTable(["", ...localeCodes], rows));
  if (noHistory) lines.push(`What is outdated is not known: ${noHistory}.`);
  return lines.join("\n\n");
}

function formatStatus(locale: LocaleStatus | undefined): string {
  const { status = "missing", changes = 0, since } = locale ?? {};
  return status === "outdated"
    ? `outdated: ${countOf(changes, "change")} since ${since}`
    : status;
}

function formatTable(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
