import { siteConfig } from "../config/resolved";
import { findHistoryGap } from "../site/content/gitTimes";
import { countOf } from "../site/diagnostics/formatDiagnostics";
import { writeMessageTypes } from "../site/messages/writeMessageTypes";
import { defineCommand, parseChoices } from "./command";
import { listTranslations } from "../site/listTranslations";
import type { EntryStatus } from "../site/listTranslations";

const usage = `
Lists entries whose translation is missing, outdated, or begun and not published.

  npm run translations
  npm run translations -- --fail-on missing,outdated

  --fail-on   exit code 1 where there are any: missing, outdated, draft

A translation is outdated when words of its source have changed since it was
last touched, as git tells; uncommitted changes count. The source is the file
that was there first. "npm run check:content" checks the messages in locales/.
`;

const openStatuses: readonly string[] = ["missing", "outdated", "draft"];

export const command = defineCommand({
  usage,
  options: {
    "fail-on": { type: "string" },
  },
  run: ({ "fail-on": failOn }) => {
    const unwanted = parseChoices("fail-on", failOn, openStatuses);
    const root = process.cwd();
    writeMessageTypes(root);
    const entries = listTranslations(root, siteConfig.i18n);
    const noHistory = findHistoryGap(root);
    const statuses = entries.flatMap(({ locales }) => Object.values(locales));
    const count = (wanted: string) =>
      statuses.filter(({ status }) => status === wanted).length;
    const sums = openStatuses.map((status) => `${count(status)} ${status}`);
    const lines = [
      ...entries.flatMap(describeEntry),
      `${entries.length} entries: ${sums.join(", ")}.`,
      noHistory && `What is outdated is not known: ${noHistory}.`,
    ];
    console.log(lines.filter(Boolean).join("\n"));
    // An unknown age must not pass for a good one.
    if (unwanted.includes("outdated") && noHistory) return 1;
    return unwanted.some(count) ? 1 : 0;
  },
});

/** Describes an entry, if a translation of it is open. */
function describeEntry({ folder, locales }: EntryStatus): string[] {
  const listed = Object.entries(locales).filter(([, { status }]) =>
    openStatuses.includes(status),
  );
  const described = listed.map(([code, { status, changes = 0, since }]) =>
    since === undefined
      ? `${code} ${status}`
      : `${code} ${status}, ${countOf(changes, "change")} since ${since}`,
  );
  return described.length > 0 ? [`${folder}: ${described.join("; ")}`] : [];
}
