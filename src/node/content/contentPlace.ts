import { defaultLocale, localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import { isSlug, proposeSlug, slugRule } from "./slug";
import { splitDatedName } from "./splitDatedName";

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
  | { kind: "ignored" }
  | Misplaced;

type Misplaced = {
  kind: "misplaced";
  message: string;
  allowed: string;
  fix: string;
};

/** Files that hold content, by their names. */
export const isContentFile = (name: string) => /\.mdx?$/.test(name);

/**
 * Reads what a file is from its path below content/. A text is one file, or a
 * folder with an index file or one file for each locale; without a locale in
 * its name, a file is in the default one.
 * @example contentPlace("blog/2026-03-14-a-post/de.mdx") -> { kind: "post", lang: "de", slug: "a-post", date: "2026-03-14", … }
 * @example contentPlace("blog/2026-03-14-a-post.de.md") -> the same
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
  const { stem, lang } = splitLocale(base, rest.length > 0);
  const steps = stem === "" ? rest : [...rest, stem];
  if ((area !== "blog" && area !== "pages") || steps.length === 0) {
    return misplaced(area, base);
  }
  if (!localeCodes.includes(lang)) {
    return unknownLocale(base, lang, ending);
  }
  const name = steps.join("/");
  const folder = `${area}/${name}`;
  if (area === "blog") {
    const { date, slug } = splitDatedName(name);
    return { kind: "post", folder, lang, slug: slug.toLowerCase(), date };
  }
  if (!isSlug(name.toLowerCase())) return unfitName(folder, name);
  return { kind: "page", folder, lang, name: name.toLowerCase() };
}

const languages = new Intl.DisplayNames(["en"], {
  type: "language",
  fallback: "none",
});

/** Whether a part of a name says a language, one of the site's or another. */
function isLanguage(text: string): boolean {
  if (localeCodes.includes(text)) return true;
  try {
    return languages.of(text) !== undefined;
  } catch {
    return false;
  }
}

/** Parts a file's name into what names the text (nothing for `index` and `de`) and its locale. */
function splitLocale(base: string, isInFolder: boolean) {
  if (base === "index") return { stem: "", lang: defaultLocale };
  if (localeCodes.includes(base)) return { stem: "", lang: base };
  const isSlip = base.length === 2 && nearest(base, localeCodes) !== undefined;
  if (isInFolder && (isLanguage(base) || isSlip)) {
    return { stem: "", lang: base };
  }
  const [, stem = "", lang = ""] = /^(.+)\.([^.]+)$/.exec(base) ?? [];
  if (!isLanguage(lang)) return { stem: base, lang: defaultLocale };
  return { stem: stem === "index" ? "" : stem, lang };
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
  message: "This file is neither a post nor a page.",
  allowed: `${forms("content/blog/<name>")}; the same in content/pages; .md as well`,
  fix:
    area === "pages" && base === "index"
      ? "The start page is content/pages/home: move the file to content/pages/home/index.mdx."
      : "Move it, or put an underscore before its name to leave it out.",
});

function unknownLocale(base: string, lang: string, ending: string): Misplaced {
  const meant = nearest(lang, localeCodes);
  const stem = base.slice(0, base.length - lang.length);
  const nameIn = (code: string) => `${stem}${code}${ending}`;
  return {
    kind: "misplaced",
    message: `"${lang}" is not a locale of this site.`,
    allowed: localeCodes.map(nameIn).join(", "),
    fix: meant
      ? `Rename the file to ${nameIn(meant)}.`
      : `Rename the file, or add the locale "${lang}" to src/config/site.ts.`,
  };
}

const unfitName = (folder: string, name: string): Misplaced => ({
  kind: "misplaced",
  message: `The name "${name}" can't stand in an address.`,
  allowed: slugRule,
  fix: `Rename content/${folder} to content/pages/${proposeSlug(name) || "my-page"}.`,
});
