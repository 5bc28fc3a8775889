import { Parser } from "htmlparser2";
import { escapeHtml } from "../../lib/escape";
import { otherVersions, wordPattern } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";

/** A page for Pagefind. */
export type SearchPage = {
  html: string;
  /** The words that Pagefind finds it by, but for those of code, each once. */
  words: Set<string>;
};

/** Elements whose text is not prose. Code blocks are found, but never shown in excerpts. */
export const notProse = ["math", "noscript", "pre", "script", "style", "svg"];

/** Without spaces Pagefind would join the words of adjacent cells, terms and buttons. */
const blockEnd = /<\/(?:label|li|t[dh])>|<\/a>(?=<a\b)/g;

/** Separates the facts of a list and the cells of a row in excerpts: "Role: Lead. Technologies: Go, PostgreSQL." Pagefind ends what ends with an element. */
const separateFacts = (html: string): string =>
  html
    .replaceAll("</dt>", ": </dt>")
    .replace(/(?<![.:!?…])<\/(?:dd>(?=\s*<dd\b)|t[dh]>(?=\s*<t[dh]))/g, ", $&")
    .replace(/(?<=[^.:!?…\s>])<\/(?:dd>|t[dh]>(?=\s*<\/tr>))/g, ". $&");

/** Makes paragraphs of what Pagefind would not end with a full stop. */
const endSentences = (html: string): string =>
  html.replace(/(?<=<\/?)(?:caption|dd|figcaption|summary|th)\b/g, "p");

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

/** Elements besides `notProse` that Pagefind leaves out. */
export const leftOut = [
  "[aria-hidden='true']",
  "[hidden='']",
  "a.anchor",
  "button",
  "dialog",
  ".embed-offer",
  ".visually-hidden",
  "#footnote-label",
  "[data-footnote-ref]",
  "[data-footnote-backref]",
];

const ignoring = [
  "data-pagefind-ignore",
  "hidden",
  "data-footnote-ref",
  "data-footnote-backref",
];

const isLeftOut = (name: string, given: Record<string, string>): boolean =>
  ignoring.some((attribute) => attribute in given) ||
  given["aria-hidden"] === "true" ||
  given.id === "footnote-label" ||
  ["button", "dialog"].includes(name) ||
  /(?<!\S)(?:anchor|embed-offer|visually-hidden)(?!\S)/.test(given.class ?? "");

/** Reads what Pagefind reads of HTML: the text of the prose and of the code blocks. */
function readTexts(html: string) {
  const texts = { prose: "", code: "", none: "" };
  /** Which text the open elements belong to. */
  const open: (keyof typeof texts)[] = ["none"];
  const current = () => open.at(-1) ?? "none";
  const findText = (name: string, given: Record<string, string>) => {
    if (name === "pre") return "code";
    // Facts are no part of the text, but searched.
    if ("data-pagefind-meta" in given) return "prose";
    if (notProse.includes(name) || isLeftOut(name, given)) return "none";
    return "data-pagefind-body" in given ? "prose" : current();
  };
  const parser = new Parser({
    onopentag: (name, given) => {
      open.push(findText(name, given));
      texts[current()] += " ";
    },
    ontext: (text) => {
      texts[current()] += text;
    },
    onclosetag: () => {
      open.pop();
      texts[current()] += " ";
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
  const { title, description, kind, lang, year, docs, version } = record;
  const { tags = [], authors = [], keywords = [] } = record;
  const html = ignoreButtons(findMain(page));
  const { prose, code } = readTexts(html);
  const meta = {
    title,
    description,
    kind,
    lang,
    year,
    docs,
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
    html: `<html><body>${fields.join("")}<div data-pagefind-weight="${weights[kind] ?? 1}">${keepLabels(endSentences(separateFacts(html).replace(blockEnd, "$& ")))}</div></body></html>`,
    words: listWords([...text, prose].join(" ")),
  };
}
