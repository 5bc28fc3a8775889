import { Parser } from "htmlparser2";
import { escapeHtml } from "../../lib/escape";
import { otherVersions, wordPattern } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";

/** A page for Pagefind. */
export type SearchPage = {
  html: string;
  /** The words of its body, title and tags, each once. */
  words: Set<string>;
};

/** Elements whose text is not prose. Code blocks are found, but never shown in excerpts. */
export const notProse = ["math", "noscript", "pre", "script", "style", "svg"];

/** Without spaces Pagefind would join the words of adjacent cells, terms and buttons. */
const blockEnd = /<\/(?:figcaption|label|li|summary|t[dh])>|<\/a>(?=<a\b)/g;

/** Separates the facts of a list in excerpts: "Role: Lead. Technologies: Go, PostgreSQL." */
const separateFacts = (html: string): string =>
  html
    .replaceAll("</dt>", ": </dt>")
    .replace(/<\/dd>(\s*<dd\b)/g, ", </dd>$1")
    .replace(/(?<!, )<\/dd>/g, ". </dd>");

/** Separates the cells of a row by commas. */
const separateCells = (html: string): string =>
  html
    .replace(/<\/t[dh]>(?=\s*<t[dh])/g, ", $&")
    .replace(/<\/t[dh]>(?=\s*<\/tr>)/g, ". $&");

/** Keeps buttons out of excerpts, which are sentences. */
const ignoreButtons = (html: string): string =>
  html.replace(/<a\b(?=[^<>]*\bclass="button")/g, "$& data-pagefind-ignore");

/** Renames the labels of boxes in task lists: Pagefind leaves out all labels. */
const keepLabels = (html: string): string =>
  html.replace(/(?<=<\/?)label\b/g, "span");

/** Weights by collection: visitors look for services first, then for projects, then for something to read. */
const weights: Readonly<Record<string, number>> = { page: 3, project: 1.5 };

/** Finds the main part of a page; empty without one. */
const findMain = (page: string): string =>
  /<main\b[^]*<\/main>/.exec(page)?.[0] ?? "";

/** Reads the text of the prose and of the code blocks of HTML. */
function readTexts(html: string) {
  const texts = { prose: "", code: "" };
  /** The open elements whose text is not prose. */
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name) => {
      if (notProse.includes(name)) open.push(name);
      texts[open.length > 0 ? "code" : "prose"] += " ";
    },
    ontext: (text) => {
      if (open.length === 0) texts.prose += text;
      else if (open.includes("pre")) texts.code += text;
    },
    onclosetag: (name) => {
      if (open.at(-1) === name) open.pop();
      texts[open.length > 0 ? "code" : "prose"] += " ";
    },
  });
  parser.end(html);
  return texts;
}

const listWords = (text: string) =>
  new Set(
    text
      .replaceAll("\u00ad", "")
      .match(wordPattern)
      ?.filter((word) => /^\p{L}.{2,39}$/u.test(word)),
  );

const toField = (kind: "meta" | "filter", name: string, value: string) =>
  `<i data-pagefind-${kind}="${name}[data-value]" data-value="${escapeHtml(value)}"></i>`;

/** Adds the metadata of the search to the main part of a built page. */
export function toSearchHtml(page: string, record: SearchRecord): SearchPage {
  const { title, description, kind, lang, year, version } = record;
  const { tags = [], authors = [], keywords = [] } = record;
  const html = findMain(page);
  const { prose, code } = readTexts(html);
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
  const fields = [
    ...Object.entries(meta).map(([name, value]) =>
      value ? toField("meta", name, value) : "",
    ),
    version?.isLast === false
      ? toField("filter", otherVersions.name, otherVersions.value)
      : "",
  ];
  const text = [title, description, ...tags, ...authors, ...keywords];
  return {
    html: `<html><body>${fields.join("")}<div data-pagefind-weight="${weights[kind] ?? 1}">${keepLabels(ignoreButtons(separateCells(separateFacts(html))).replace(blockEnd, "$& "))}</div></body></html>`,
    words: listWords([...text, prose].join(" ")),
  };
}
