import type { FoundPage } from "../../lib/foundPage";
import type { Line } from "./placeHeadings";
import type { SearchRecord } from "./searchRecord";

/** What the search shows of a record, whose headings have been placed. */
export function foundPageOf(
  record: SearchRecord,
  lines: readonly Line[],
): FoundPage {
  const { url, title, kind, lang, year, version, tags, authors, code } = record;
  const headings: FoundPage["headings"][number][] = [];
  let text = "";
  for (const line of lines) {
    if (text) text += " ";
    if (line.heading) {
      const { id, title: own } = line.heading;
      headings.push({ id, title: own, at: text.length });
    }
    text += closed(line.text);
  }
  return {
    path: url,
    title,
    kind,
    lang,
    ...(year === null ? {} : { year }),
    ...(version && { version: version.name }),
    tags,
    authors: authors.join(" "),
    text: [text, code.replace(/\s+/g, " ").trim()].filter(Boolean).join(" "),
    headings,
  };
}

/** Headings and entries of lists would run into what follows. */
const closed = (line: string) =>
  /[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line;
