import { existsSync } from "node:fs";
import path from "node:path";
import { splitNumber } from "../content/fileNames";
import { pickText, readCodeConfig, readDataFile } from "./readFields";
import { readFolder } from "./readFolder";
import type { Generator } from "./source";

const marks = ["js", "ts", "mjs", "cjs"].map(
  (ending) => `docusaurus.config.${ending}`,
);
const files =
  /^(?:i18n\/(?<lang>[^/]+)\/docusaurus-plugin-content-)?(?<area>blog|docs(?=\/)|pages|src\/pages)\/(?:current\/)?(?!version-)(?<path>(?:[^_/][^/]*\/)*[^/]+)\.mdx?$/;

/** The current version of a site of Docusaurus. */
export const docusaurus: Generator = {
  name: "Docusaurus",
  marks,
  read: (root, report) => {
    const find = readCodeConfig(root, marks);
    const url = find("url");
    const blog = find("routeBasePath", "blog") ?? "blog";
    const docs = find("routeBasePath", "docs") ?? "docs";
    if (existsSync(path.join(root, "versioned_docs")))
      report(root, undefined, "Earlier versions of its docs are left out.");
    return {
      root,
      url: url && url + (find("baseUrl") ?? ""),
      lang: find("defaultLocale"),
      staticFolders: ["static"],
      authors: readDataFile(path.join(root, "blog/authors.yml"), report),
      tags: readDataFile(path.join(root, "blog/tags.yml"), report),
      entries: readFolder(root, report, {
        files,
        // Its .md files are MDX as well.
        format: "mdx",
        cleanBody: (body) =>
          body.replace(
            // Code of this kind is part of the text.
            /^([ \t]*)(`{3,})mdx-code-block\n([^]*?\n)\1\2$/gm,
            "\n$3",
          ),
        locate: ({ area, isIndex, path: name, date }, fields) => {
          const slug = pickText(fields, "slug");
          if (area === "blog") {
            const usual = date ? `${date.replaceAll("-", "/")}/:name` : ":path";
            const permalink = `/:lang/${blog}/${slug ?? usual}`;
            return { kind: "post", permalink };
          }
          if (area !== "docs")
            return { kind: "page", permalink: "/:lang/:path" };
          const steps = name.split("/").map((step) => splitNumber(step).name);
          if (slug?.startsWith("/")) steps.length = 1;
          const last = slug ?? (isIndex ? undefined : pickText(fields, "id"));
          const below = last ? [...steps.slice(0, -1), last] : steps;
          const permalink = ["/:lang", docs, ...below].join("/");
          return { kind: "doc", permalink };
        },
      }),
    };
  },
};
