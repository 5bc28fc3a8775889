import { existsSync } from "node:fs";
import path from "node:path";
import { splitDate } from "../content/fileNames";
import {
  findInCode,
  joinAddress,
  listTexts,
  pickField,
  pickText,
  readSourceFile,
} from "./sourceSite";
import type { Report, SourceEntry, SourceSite } from "./sourceSite";

/** Where sites of Astro and others have their posts. */
const postFolder =
  /^(?:src\/(?:content|data|pages)\/|content\/)?(?:blog|posts?|articles|writing|notes)\//;
const pageFolder = /^(?:src\/pages|src\/content\/pages|pages)\//;
const language = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/** Reads a site of Astro, or any folder of Markdown: languages are folders, suffixes or fields. */
export function readMarkdown(root: string, report: Report): SourceSite {
  const names = listTexts(root);
  const config = ["mjs", "ts", "js"]
    .map((ending) => path.join(root, `astro.config.${ending}`))
    .find((file) => existsSync(file));
  const posts = names.filter((name) => postFolder.test(name));
  return {
    generator: config ? "Astro" : "Markdown",
    root,
    url: config && findInCode(config, "site")?.replace(/\/$/, ""),
    lang: config && findInCode(config, "defaultLocale"),
    // Without a folder of posts all of them are some.
    entries: names
      .filter(
        (name) =>
          posts.length === 0 || postFolder.test(name) || pageFolder.test(name),
      )
      .map((name) =>
        readEntry(
          root,
          name,
          posts.length === 0 || postFolder.test(name),
          report,
        ),
      ),
    staticFolders: ["public", "static", ...(config ? [] : ["."])].map((name) =>
      path.join(root, name),
    ),
  };
}

function readEntry(
  root: string,
  name: string,
  isPost: boolean,
  report: Report,
): SourceEntry {
  const file = path.join(root, name);
  const read = readSourceFile(file, report);
  const [folder = ""] = (isPost ? postFolder : pageFolder).exec(name) ?? [];
  const steps = name
    .slice(folder.length)
    .replace(/\.\w+$/, "")
    .split("/");
  const inFolder =
    steps.length > 1 && language.test(steps[0] ?? "")
      ? steps.shift()
      : undefined;
  const [, last = "", suffix] =
    /^(.*?)(?:\.([a-z]{2}(?:-[a-z]{2})?))?$/i.exec(steps.pop() ?? "") ?? [];
  const key = [...steps, ...(last === "index" ? [] : [last])].join("/");
  const { date } = splitDate(key);
  const base = isPost ? path.posix.basename(folder) : "";
  const slug = pickText(read.fields, "slug", "permalink") ?? key;
  const isDated =
    pickField(read.fields, "date", "pubDate", "published") !== undefined;
  return {
    ...read,
    kind: isPost ? "post" : "page",
    file,
    lang:
      pickText(read.fields, "lang", "language", "locale") ?? inFolder ?? suffix,
    key: `${folder} ${key}`,
    fields: { ...(date && !isDated && { date }), ...read.fields },
    address: `${joinAddress(inFolder, base, slug)}/`.replace("//", "/"),
  };
}
