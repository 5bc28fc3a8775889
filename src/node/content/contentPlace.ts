import { localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import { readDocsArea } from "./docsArea";
import { docsPlace } from "./docsPlace";
import type { DocPlace } from "./docsPlace";
import { isSlug, proposeSlug, slugRule } from "./slug";
import { splitDatedName } from "./splitDatedName";
import { isLanguage, splitLocale } from "./splitLocale";

/** What a content file is, read off its path. */
export type ContentPlace =
  | {
      kind: "post";
      /** Path of the post below content/, which ties its translations together. */
      folder: string;
      lang: string;
      /** The name without date, in small letters; may hold what an address can't. */
      slug: string;
      /** As the name gives it; need not exist in the calendar. */
      date?: string;
    }
  | { kind: "page"; folder: string; lang: string; name: string }
  | DocPlace
  | { kind: "ignored" }
  | Misplaced;

type Misplaced = {
  kind: "misplaced";
  message: string;
  allowed: string;
  fix: string;
};

/** The place of a file that is a text of the site. */
export type TextPlace = Extract<ContentPlace, { lang: string }>;

export const isTextPlace = (place: ContentPlace): place is TextPlace =>
  place.kind !== "ignored" && place.kind !== "misplaced";

/** Files that hold content, by their names. */
export const isContentFile = (name: string) => /\.mdx?$/.test(name);

/**
 * Reads what a file is from its path below content/. A text is one file, or a
 * folder with an index file or one file for each locale; without a locale in
 * its name, a file is in the default one.
 * @example contentPlace("blog/2026-03-14-a-post/de.mdx") -> { kind: "post", lang: "de", slug: "a-post", date: "2026-03-14", … }
 * @example contentPlace("blog/2026-03-14-a-post.de.md") -> the same
 * @example contentPlace("docs@1.0/02-guide/setup.md") -> { kind: "doc", version: "1.0", name: "guide/setup", … }
 */
export function contentPlace(relativePath: string): ContentPlace {
  const [area = "", ...rest] = relativePath.split("/");
  const [, base = "", ending = ""] =
    /^(.*?)(\.mdx?)?$/.exec(rest.pop() ?? area) ?? [];
  // As other site generators do it: drafts, notes, parts of texts, tests.
  if ([area, ...rest, base].some((step) => step.startsWith("_"))) {
    return { kind: "ignored" };
  }
  if (/\.test(?:\.|$)/.test(base)) return { kind: "ignored" };
  const isDoc = readDocsArea(area) !== null && isContentFile(relativePath);
  const isInFolder = isDoc ? saysLanguage(base) : rest.length > 0;
  const { stem, lang } = splitLocale(base, isInFolder);
  const steps = stem === "" ? rest : [...rest, stem];
  const isText = (area === "blog" || area === "pages") && steps.length > 0;
  if (!isText && !isDoc) return misplaced(area, base);
  if (!localeCodes.includes(lang)) {
    return unknownLocale(base, lang, ending, isDoc);
  }
  const doc = isDoc && docsPlace(area, steps, lang);
  if (doc) return doc;
  const name = steps.join("/");
  const folder = `${area}/${name}`;
  if (area === "blog") {
    const { date, slug } = splitDatedName(name);
    return { kind: "post", folder, lang, slug: slug.toLowerCase(), date };
  }
  if (!isSlug(name.toLowerCase())) return unfitName(folder, name);
  return { kind: "page", folder, lang, name: name.toLowerCase() };
}

const forms = (folder: string) =>
  [
    `${folder}.mdx`,
    `${folder}/index.mdx`,
    `${folder}/<locale>.mdx`,
    `${folder}.<locale>.mdx`,
  ].join(", ");

const misplaced = (area: string, base: string): Misplaced => ({
  kind: "misplaced",
  message: "This file is neither a post, nor a page, nor documentation.",
  allowed: `${forms("content/blog/<name>")}; the same in content/pages and content/docs; .md as well`,
  fix:
    area === "pages" && base === "index"
      ? "The start page is content/pages/home: move the file to content/pages/home/index.mdx."
      : "Move it, or put an underscore before its name to leave it out.",
});

/**
 * Whether a page of docs is named after a language alone. They are mostly
 * files side by side, and "new", "dx" and "to-do" could be languages, too.
 */
const saysLanguage = (base: string) =>
  localeCodes.includes(base.toLowerCase()) ||
  (/^[a-z]{2}(?:-[A-Z]{2})?$/.test(base) && isLanguage(base));

function unknownLocale(
  base: string,
  lang: string,
  ending: string,
  isDoc: boolean,
): Misplaced {
  const meant = nearest(lang, localeCodes);
  const stem = base.slice(0, base.length - lang.length);
  const nameIn = (code: string) => `${stem}${code}${ending}`;
  return {
    kind: "misplaced",
    message: `"${lang}" is not a locale of this site.`,
    allowed: localeCodes.map(nameIn).join(", "),
    fix: meant
      ? `Rename the file to ${nameIn(meant)}.`
      : `Rename the file, or add the locale "${lang}" to src/config/site.ts.${
          isDoc && base === lang
            ? ` A page that is called so can be ${base}/index${ending}.`
            : ""
        }`,
  };
}

const unfitName = (folder: string, name: string): Misplaced => ({
  kind: "misplaced",
  message: `The name "${name}" can't stand in an address.`,
  allowed: slugRule,
  fix: `Rename content/${folder} to content/pages/${proposeSlug(name) || "my-page"}.`,
});
