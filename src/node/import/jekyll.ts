import path from "node:path";
import { pickField, pickText, readDataFile } from "./sourceSite";
import type { Generator } from "./sourceSite";

/** Jekyll's names for permalinks. */
const styles: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

/** Reads a site of Jekyll: posts, drafts, pages, and its collections. */
export const jekyll: Generator = {
  marks: ["_config.yml", "_posts"],
  open: (root, report) => {
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
        /^(?:(?<above>(?:[^_/][^/]*\/)*)_(?<area>\w+)\/)?(?<path>(?:[^_/][^/]*\/)*[^_/][^/]*)\.(?:md|markdown|(?<=(?:^|\/)_\w+\/.*)html)$/,
      locate: ({ area = "", above = "", isIndex }, fields) => {
        const own = pickText(fields, "permalink");
        if (area === "posts" || area === "drafts") {
          const style =
            own ??
            pickText(config, "collections.posts.permalink permalink") ??
            "date";
          const slug = pickText(fields, "slug") ?? ":name";
          const folders = above.split("/").filter(Boolean);
          return {
            kind: "post",
            permalink: (styles[style] ?? style).replace(
              /:(?:title|slug)\b/g,
              slug,
            ),
            implied: {
              ...(folders.length > 0 && { categories: folders }),
              ...(area === "drafts" && { draft: true }),
            },
          };
        }
        const isPage = area
          ? pickField(config, `collections.${area}.output`) === true
          : // What has no front matter is no page, and HTML is a template.
            Object.keys(fields).length > 0;
        if (!isPage) return undefined;
        const usual = `/${area}/${above}/:path${isIndex ? "/" : ".html"}`;
        return {
          kind: area === "docs" ? "doc" : "page",
          permalink:
            own ?? pickText(config, `collections.${area}.permalink`) ?? usual,
        };
      },
    };
  },
};
