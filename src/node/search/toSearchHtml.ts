import { Parser } from "htmlparser2";
import { escapeHtml } from "../../lib/escape";
import { otherVersions } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";

/** A page for Pagefind. */
export type SearchPage = {
  html: string;
  /** The words of its body, title and tags, each once. */
  words: Set<string>;
};

/** Elements whose text is not prose. Code blocks are found, but never shown in excerpts. */
export const notProse = ["math", "noscript", "pre", "script", "style", "svg"];

/** Without spaces Pagefind would join the words of adjacent cells and terms. */
const blockEnd = /<\/(?:d[dt]|figcaption|label|li|summary|t[dh])>/g;

/** Weights by collection: visitors look for services first, then for projects, then for something to read. */
const weights: Readonly<Record<string, number>> = { page: 3, project: 1.5 };

/** Reads the main part of a built page: its HTML, and the text of its prose and its code blocks. */
function readMain(page: string) {
  const main = { html: "", prose: "", code: "" };
  const open: string[] = [];
  let start = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (name === "main") start = parser.startIndex;
      open.push(name);
      main.prose += " ";
      main.code += " ";
    },
    ontext: (text) => {
      if (!open.includes("main")) return;
      if (!open.some((name) => notProse.includes(name))) main.prose += text;
      else if (open.includes("pre")) main.code += text;
    },
    onclosetag: (name) => {
      open.pop();
      main.prose += " ";
      if (name === "main") main.html = page.slice(start, parser.endIndex! + 1);
    },
  });
  parser.end(page);
  return main;
}

const listWords = (text: string) =>
  new Set(
    text
      .replaceAll("\u00ad", "")
      .match(/[\p{L}\p{N}_]+/gu)
      ?.filter((word) => /^\p{L}.{2,39}$/u.test(word)),
  );

const toField = (kind: "meta" | "filter", name: string, value: string) =>
  `<i data-pagefind-${kind}="${name}[data-value]" data-value="${escapeHtml(value)}"></i>`;

/** Adds the metadata and filters of the search to the main part of a built page. */
export function toSearchHtml(page: string, record: SearchRecord): SearchPage {
  const { title, description, kind, lang, year, version } = record;
  const { tags, authors, keywords } = record;
  const { html, prose, code } = readMain(page);
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
    code: [...listWords(code)].join(" "),
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
    html: `<html><body>${fields.join("")}<div data-pagefind-weight="${weights[kind] ?? 1}">${html.replace(blockEnd, "$& ")}</div></body></html>`,
    words: listWords([...text, prose].join(" ")),
  };
}
