import { readCodeConfig } from "./codeConfig";
import { pickField, pickText } from "./sourceSite";
import type { Generator } from "./sourceSite";

/** Reads a site of Astro, or any folder of Markdown: languages are folders, suffixes or fields. */
export const markdown: Generator = {
  marks: [],
  open: (root) => {
    const { isThere, find } = readCodeConfig(
      root,
      ["mjs", "ts", "js"].map((ending) => `astro.config.${ending}`),
    );
    return {
      generator: isThere ? "Astro" : "Markdown",
      url: find("site"),
      lang: find("defaultLocale"),
      staticFolders: ["public", "static", ...(isThere ? [] : ["."])],
      files:
        /^(?<area>(?:src\/(?:content|data|pages)\/|content\/)?(?:blog|posts?|articles|writing|notes)\/|src\/pages\/|src\/content\/pages\/|pages\/)?(?:(?<lang>[a-z]{2}(?:-[a-z]{2})?)\/)?(?<path>.*?)(?:\.(?<suffix>[a-z]{2}(?:-[a-z]{2})?))?\.(?:mdx?|markdown)$/i,
      locate: ({ area = "", lang, suffix, date }, fields) => {
        const [, posts = ""] = /(?:^|\/)(?!pages)(\w+)\/$/.exec(area) ?? [];
        // Other files of Astro are no pages.
        if (isThere && area === "") return undefined;
        const isDated =
          (date ?? pickField(fields, "date pubDate published")) !== undefined;
        const slug = pickText(fields, "slug permalink") ?? ":path";
        return {
          lang: pickText(fields, "lang language locale") ?? lang ?? suffix,
          kind: posts !== "" || (area === "" && isDated) ? "post" : "page",
          permalink: `/:lang/${posts}/${slug}/`,
        };
      },
    };
  },
};
