import { localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";

/** What a content file is, read off its path. */
export type ContentPlace =
  | { kind: "post"; folder: string; lang: string; slug: string; date?: string }
  | { kind: "page"; folder: string; lang: string; name: string }
  | { kind: "ignored" }
  | { kind: "misplaced"; message: string; allowed: string; fix: string };

const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/**
 * Reads what a file is from its path below content/.
 * @example contentPlace("blog/2026-03-14-a-post/de.mdx") -> { kind: "post", lang: "de", slug: "a-post", date: "2026-03-14", … }
 */
export function contentPlace(relativePath: string): ContentPlace {
  const steps = relativePath.replace(/\.mdx?$/, "").split("/");
  // A leading underscore hides drafts and notes, as in other site generators.
  if (steps.some((step) => step.startsWith("_"))) return { kind: "ignored" };
  const [area, ...rest] = steps;
  const lang = rest.pop() ?? "";
  const name = rest.at(-1);
  const folder = [area, ...rest].join("/");
  if ((area !== "blog" && area !== "pages") || name === undefined) {
    return {
      kind: "misplaced",
      message: "This file is neither a post nor a page.",
      allowed:
        "content/blog/<folder>/<locale>.mdx, content/pages/<name>/<locale>.mdx",
      fix: "Move it, or put an underscore before its name to leave it out.",
    };
  }
  if (!localeCodes.includes(lang)) {
    const meant = nearest(lang, localeCodes);
    return {
      kind: "misplaced",
      message: `"${lang}" is not a locale of this site.`,
      allowed: localeCodes.map((code) => `${code}.mdx`).join(", "),
      fix: meant
        ? `Rename the file to ${meant}.mdx.`
        : `Rename the file, or add the locale "${lang}" to src/config/site.ts.`,
    };
  }
  if (area === "pages") return { kind: "page", folder, lang, name };
  const [, date, slug = name] = dated.exec(name) ?? [];
  return { kind: "post", folder, lang, slug, date };
}
