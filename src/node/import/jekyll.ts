import path from "node:path";
import { pickField, pickText, readDataFile } from "./readFields";
import { readFolder } from "./readFolder";
import { replaceShortcodes } from "./shortcodes";
import type { Generator } from "./source";

/** Jekyll's names for permalinks. */
const styles: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

const files =
  /^(?:(?<above>(?:[^_/][^/]*\/)*)_(?<area>\w+)\/)?(?<path>(?:[^_/][^/]*\/)*[^/]+)\.(?:md|markdown|(?<=(?:^|\/)_\w+\/.*)html)$/;

/** A tag of Liquid, or a value: a text in quotation marks, or a name. */
const liquid = String.raw`\{%-?\s*(?<close>end)?(?<name>\w+)(?<params>[^]*?)-?%\}|\{\{-?\s*(?:(?<mark>["'])(?<text>.*?)\k<mark>|(?<value>[^\s|}]*))[^]*?-?\}\}`;

/** Posts, drafts, pages and collections of Jekyll. */
export const jekyll: Generator = {
  name: "Jekyll",
  marks: ["_config.yml", "_posts"],
  read: (root, report) => {
    const config = readDataFile(path.join(root, "_config.yml"), report);
    const url = pickText(config, "url");
    return {
      root,
      url: url && url + (pickText(config, "baseurl") ?? ""),
      lang: pickText(config, "lang locale"),
      staticFolders: ["."],
      authors: readDataFile(path.join(root, "_data/authors.yml"), report),
      entries: readFolder(root, report, {
        files,
        cleanBody: (body, { fields, report: reportLine }) => {
          const scopes = { site: config, page: fields };
          const findValue = (name: string) =>
            /^site\.(?:base)?url$/.test(name) ? "" : pickText(scopes, name);
          return cleanKramdown(
            replaceShortcodes(body, liquid, reportLine, findValue),
          );
        },
        locate: ({ area, above, isIndex }, fields) => {
          const permalink = pickText(fields, "permalink");
          if (area === "posts" || area === "drafts") {
            const style =
              permalink ??
              pickText(config, "collections.posts.permalink permalink") ??
              "date";
            const slug = pickText(fields, "slug") ?? ":name";
            const categories = above.split("/").filter(Boolean);
            return {
              kind: "post",
              permalink: (styles[style] ?? style).replace(
                /:(?:title|slug)\b/g,
                slug,
              ),
              implied: { categories, draft: area === "drafts" },
            };
          }
          const isPage = area
            ? pickField(config, `collections.${area}.output`) === true
            : // What has no front matter is no page.
              Object.keys(fields).length > 0;
          return isPage
            ? {
                kind: area === "docs" ? "doc" : "page",
                permalink:
                  permalink ??
                  pickText(config, `collections.${area}.permalink`) ??
                  `/:lang/${area}/${above}/:path${isIndex ? "/" : ".html"}`,
              }
            : undefined;
        },
      }),
    };
  },
};

/** Keeps of kramdown's attributes, such as `{: #id .class}`, the ids of headings; encodes the spaces that it allows in addresses. */
const cleanKramdown = (text: string) =>
  text
    .replace(/(?<=\]\()[^(){}<>"'\n]+(?=\))/g, (address) =>
      address.trim().replaceAll(" ", "%20"),
    )
    .replace(/^(?:[*-]|1\.) .*\n\{:\s*toc.*\}$/gim, "")
    .replace(/^(#.*?)\s*\{:?\s*(#[\w-]+)[^}\n]*\}$/gm, "$1 {$2}")
    .replace(/[ \t]*\{:(?:\s|[.#]|[\w-]+=")[^{}\n]*\}/g, "");
