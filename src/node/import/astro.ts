import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../paths";
import { readCodeConfig } from "./readCodeConfig";
import { pickField, pickText } from "./sourceSite";
import type { Generator } from "./sourceSite";

const configs = ["mjs", "ts", "js"].map((ending) => `astro.config.${ending}`);

/** A site of Astro, or any folder of Markdown. */
export const astro: Generator = {
  marks: configs,
  describe: (root) => {
    const isAstro = configs.some((name) => existsSync(path.join(root, name)));
    const find = readCodeConfig(root, configs);
    // The page that shows posts, such as src/pages/post/[slug].astro.
    const [route] = listFiles(root, "src/pages").flatMap(
      (name) =>
        /^src\/pages\/(blog|posts?|articles|writing|notes)\/\[/.exec(
          name,
        )?.[1] ?? [],
    );
    return {
      generator: isAstro ? "Astro" : "Markdown",
      url: find("site"),
      lang: find("defaultLocale"),
      staticFolders: ["public", "static", ...(isAstro ? [] : ["."])],
      files:
        /^(?<area>(?:src\/(?:content|data|pages)\/|content\/)?(?:blog|posts?|articles|writing|notes)\/|src\/pages\/|src\/content\/pages\/|pages\/)?(?<path>.*)\.(?:mdx?|markdown)$/i,
      locate: ({ area, date }, fields) => {
        const [, posts = ""] = /(?:^|\/)(?!pages)(\w+)\/$/.exec(area) ?? [];
        // Other files of Astro are no pages.
        if (isAstro && area === "") return undefined;
        const isDated =
          (date ?? pickField(fields, "date pubDate published")) !== undefined;
        const slug = pickText(fields, "slug permalink") ?? ":path";
        return {
          kind: posts !== "" || (area === "" && isDated) ? "post" : "page",
          permalink: `/:lang/${posts && (route ?? posts)}/${slug}/`,
        };
      },
    };
  },
};
