import { existsSync } from "node:fs";
import path from "node:path";
import { splitNumber } from "../content/fileNames";
import { readCodeConfig } from "./readCodeConfig";
import { pickText, readDataFile } from "./sourceSite";
import type { Generator } from "./sourceSite";

const marks = ["js", "ts", "mjs", "cjs"].map(
  (ending) => `docusaurus.config.${ending}`,
);

/** The current version of a site of Docusaurus. */
export const docusaurus: Generator = {
  marks,
  describe: (root, report) => {
    const find = readCodeConfig(root, marks);
    const url = find("url");
    const blog = find("routeBasePath", "blog") ?? "blog";
    const docs = find("routeBasePath", "docs") ?? "docs";
    if (existsSync(path.join(root, "versioned_docs")))
      report(root, undefined, "Earlier versions of its docs are left out.");
    return {
      generator: "Docusaurus",
      url: url && url + (find("baseUrl") ?? ""),
      lang: find("defaultLocale"),
      staticFolders: ["static"],
      authors: readDataFile(path.join(root, "blog/authors.yml"), report),
      tags: readDataFile(path.join(root, "blog/tags.yml"), report),
      files:
        /^(?:i18n\/(?<lang>[^/]+)\/docusaurus-plugin-content-)?(?<area>blog|docs(?=\/)|pages|src\/pages)\/(?:current\/)?(?!version-)(?<path>(?:[^_/][^/]*\/)*[^/]+)\.mdx?$/,
      locate: ({ area, isIndex, path: name, date }, fields) => {
        if (area.endsWith("pages"))
          return { kind: "page", permalink: "/:lang/:path" };
        const slug = pickText(fields, "slug");
        if (area === "blog") {
          const usual = date ? `${date.replaceAll("-", "/")}/:name` : ":path";
          return { kind: "post", permalink: `/:lang/${blog}/${slug ?? usual}` };
        }
        const steps = name.split("/").map((step) => splitNumber(step).name);
        if (slug?.startsWith("/")) steps.length = 1;
        const last = slug ?? (isIndex ? undefined : pickText(fields, "id"));
        const below = last ? [...steps.slice(0, -1), last] : steps;
        return {
          kind: "doc",
          permalink: ["/:lang", docs, ...below].join("/"),
        };
      },
    };
  },
};
