import path from "node:path";
import { pickField, pickText, readDataFile } from "./sourceSite";
import type { Generator } from "./sourceSite";

/** Jekyll's names for permalinks. */
const styles: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

/** Posts, drafts, pages and collections of Jekyll. */
export const jekyll: Generator = {
  marks: ["_config.yml", "_posts"],
  describe: (root, report) => {
    const config = readDataFile(path.join(root, "_config.yml"), report);
    const url = pickText(config, "url");
    return {
      generator: "Jekyll",
      url: url && url + (pickText(config, "baseurl") ?? ""),
      lang: pickText(config, "lang locale"),
      staticFolders: ["."],
      authors: readDataFile(path.join(root, "_data/authors.yml"), report),
      shortcodes: "liquid",
      config,
      files:
        /^(?:(?<above>(?:[^_/][^/]*\/)*)_(?<area>\w+)\/)?(?<path>(?:[^_/][^/]*\/)*[^/]+)\.(?:md|markdown|(?<=(?:^|\/)_\w+\/.*)html)$/,
      locate: ({ area, above, isIndex }, fields) => {
        const own = pickText(fields, "permalink");
        if (area === "posts" || area === "drafts") {
          const style =
            own ??
            pickText(config, "collections.posts.permalink permalink") ??
            "date";
          const slug = pickText(fields, "slug") ?? ":name";
          return {
            kind: "post",
            permalink: (styles[style] ?? style).replace(
              /:(?:title|slug)\b/g,
              slug,
            ),
            implied: {
              categories: above.split("/").filter(Boolean),
              draft: area === "drafts",
            },
          };
        }
        const isPage = area
          ? pickField(config, `collections.${area}.output`) === true
          : // What has no front matter is no page.
            Object.keys(fields).length > 0;
        if (!isPage) return undefined;
        const usual = `/:lang/${area}/${above}/:path${isIndex ? "/" : ".html"}`;
        return {
          kind: area === "docs" ? "doc" : "page",
          permalink:
            own ?? pickText(config, `collections.${area}.permalink`) ?? usual,
        };
      },
    };
  },
};
