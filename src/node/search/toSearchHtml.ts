import { escapeHtml } from "../../lib/escape";
import { otherVersions } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";

/** A page for Pagefind. */
export type SearchPage = {
  html: string;
  /** The words of its body, title and tags, each once. */
  words: Set<string>;
};

const codeBlock = /<pre\b[^>]*>([^]*?)<\/pre>/g;
const hidden = /<(script|style|svg|noscript|math)\b[^]*?<\/\1>/g;

/** Without spaces Pagefind would join the words of adjacent cells and terms. */
const blockEnd = /<\/(?:d[dt]|figcaption|label|li|summary|t[dh])>/g;

/** Weights by collection: visitors look for services first, then for projects, then for something to read. */
const weights: Readonly<Record<string, number>> = { page: 3, project: 1.5 };

const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#x?[0-9a-f]+|\w+);/gi, " ")
    .replace(/\u00ad/g, "");

const listWords = (text: string) =>
  new Set(
    text
      .match(/[\p{L}\p{N}_]+/gu)
      ?.filter((word) => /^\p{L}.{2,39}$/u.test(word)),
  );

const toField = (kind: "meta" | "filter", name: string, value: string) =>
  `<i data-pagefind-${kind}="${name}[data-value]" data-value="${escapeHtml(value)}"></i>`;

/**
 * Adds the metadata and filters of the search to the HTML of a built page. Code
 * blocks are found but never shown in excerpts.
 */
export function toSearchHtml(page: string, record: SearchRecord): SearchPage {
  const { title, description, kind, lang, year, version } = record;
  const { tags, authors, keywords } = record;
  const main = /<main\b[^]*<\/main>/.exec(page)?.[0].replace(hidden, "") ?? "";
  const code = [...main.matchAll(codeBlock)].map(([, html = ""]) => html);
  const prose = main.replace(codeBlock, "").replace(blockEnd, "$& ");
  const meta = {
    title,
    description,
    kind,
    lang,
    year,
    version: version?.name,
    tags: tags.join(", "),
    authors: authors.join(", "),
    keywords: keywords.join(", "),
    code: [...listWords(toText(code.join(" ")))].join(" "),
  };
  const filters = [
    ["lang", lang],
    ["year", year],
    ...tags.map((tag) => ["tag", tag]),
    [otherVersions.name, version?.isLast === false ? otherVersions.value : ""],
  ];
  const fields = [
    ...Object.entries(meta).map(([name, value]) =>
      value ? toField("meta", name, value) : "",
    ),
    ...filters.map(([name = "", value]) =>
      value ? toField("filter", name, value) : "",
    ),
  ];
  const text = [title, description, ...tags, ...authors, ...keywords];
  return {
    html: `<html><body>${fields.join("")}<div data-pagefind-weight="${weights[kind] ?? 1}">${prose}</div></body></html>`,
    words: listWords([...text, toText(prose)].join(" ")),
  };
}
