import { otherVersions } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";

type Also = {
  /** Further words by which the title is found. */
  title: string[];
  /** Further words by which the text is found. */
  text: string[];
};

const escape = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

const field = (kind: "meta" | "filter", name: string, value: string) =>
  `<i data-pagefind-${kind}="${name}[data-x]" data-x="${escape(value)}"></i>`;

/** Letters and digits alone: the text is read before quotation marks are curled, the headings after. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * A record as HTML for Pagefind: with weights, which other records cannot
 * have, and with headings that results lead to. Code counts a tenth of prose.
 */
export function recordHtml(record: SearchRecord, also: Also): string {
  const { kind, tags, authors, year, lang, description, version } = record;
  const fields = [
    field("filter", "kind", kind),
    field("filter", "lang", lang),
    ...(year ? [field("filter", "year", year)] : []),
    ...tags.map((tag) => field("filter", "tag", tag)),
    ...(version && !version.isLast
      ? [field("filter", otherVersions.name, otherVersions.value)]
      : []),
    ...metaOf("version", version ? [version.name] : []),
    ...metaOf("description", description ? [description] : []),
    ...metaOf("tags", tags),
    ...metaOf("authors", authors),
    ...metaOf("also", also.text),
    ...metaOf("alsoTitle", also.title),
  ];
  const code = record.code
    ? `<pre data-pagefind-weight="0.1">${escape(record.code)}</pre>`
    : "";
  return `<html><body>${fields.join("")}<h1>${escape(record.title)}</h1>${paragraphs(record)}${code}</body></html>`;
}

const metaOf = (name: string, words: readonly string[]) =>
  words.length > 0 ? [field("meta", name, words.join(" "))] : [];

function paragraphs({ text, headings }: SearchRecord): string {
  let next = 0;
  return text
    .split("\n")
    .map((line) => {
      const at = headings.findIndex(
        ({ title }, index) => index >= next && bare(title) === bare(line),
      );
      const heading = headings[at];
      if (!heading) return `<p>${escape(line)}</p>`;
      next = at + 1;
      const tag = `h${Math.max(heading.depth, 2)}`;
      return `<${tag} id="${escape(heading.id)}">${escape(heading.title)}</${tag}>`;
    })
    .join("");
}
