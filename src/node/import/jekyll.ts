import { existsSync } from "node:fs";
import path from "node:path";
import { splitDate } from "../content/fileNames";
import { listWords } from "./fields";
import { fillPermalink, slugifyAll } from "./permalink";
import {
  asRecord,
  joinAddress,
  listTexts,
  pickField,
  pickText,
  readDataFile,
  readSourceFile,
} from "./sourceSite";
import type { Fields, Report, SourceEntry, SourceSite } from "./sourceSite";

export const isJekyll = (root: string) =>
  ["_config.yml", "_posts"].some((name) => existsSync(path.join(root, name)));

/** Jekyll's names for permalinks. */
const styles: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

/** Reads a site of Jekyll: posts, drafts, pages, and its collections. */
export function readJekyll(root: string, report: Report): SourceSite {
  const config = readDataFile(path.join(root, "_config.yml"), report);
  const url = pickText(config, "url");
  return {
    generator: "Jekyll",
    root,
    url:
      url && url + joinAddress(pickText(config, "baseurl")).replace(/^\/$/, ""),
    lang: pickText(config, "lang", "locale"),
    entries: listTexts(root, "", ["html"]).flatMap(
      (name) => readEntry(root, name, config, report) ?? [],
    ),
    staticFolders: [root],
    authors: readDataFile(
      path.join(root, "_data/authors.yml"),
      report,
    ) as Record<string, Fields>,
    syntax: "liquid",
    config,
  };
}

function readEntry(
  root: string,
  name: string,
  config: Fields,
  report: Report,
): SourceEntry | undefined {
  const [, above = "", area = "", below = ""] =
    /^(?:(.*)\/)?_(\w+)\/(.*)$/.exec(name) ?? ["", "", "", name];
  const isPost = area === "posts" || area === "drafts";
  const collection = asRecord(pickField(config, `collections.${area}`));
  const isHtml = name.endsWith(".html");
  // Pages of HTML are templates, and other folders hold no pages.
  if (area === "" ? isHtml : !isPost && collection.output !== true)
    return undefined;
  const file = path.join(root, name);
  const { fields, body } = readSourceFile(file, report);
  // Jekyll makes pages only of what has front matter.
  if (area === "" && Object.keys(fields).length === 0) return undefined;
  const key = below.replace(/\.\w+$/, "");
  const entry = {
    file,
    key: `${area} ${name}`,
    lang: pickText(fields, "lang"),
    body,
    format: isHtml ? "html" : "md",
  } as const;
  const permalink = pickText(fields, "permalink");
  if (!isPost) {
    const pattern = permalink ?? pickText(collection, "permalink");
    const plain = key.replace(/(?:^|\/)index$/, "");
    const usual =
      joinAddress(area, above, plain) + (plain === key ? ".html" : "/");
    const kind = area === "docs" ? "doc" : "page";
    return {
      ...entry,
      kind,
      fields,
      address: pattern
        ? fillPermalink(pattern, fields, { name: plain, collection: area })
        : usual,
      ...(kind === "doc" && { docPath: key }),
    };
  }
  const { date, slug } = splitDate(key);
  const folders = [above, path.posix.dirname(slug)]
    .flatMap((one) => one.split("/"))
    .filter((one) => /\w/.test(one));
  const all = {
    ...(date && { date }),
    ...(folders.length > 0 && { categories: folders }),
    ...(area === "drafts" && { draft: true }),
    ...fields,
  };
  const pattern =
    permalink ??
    pickText(config, "collections.posts.permalink", "permalink") ??
    "date";
  const categories = listWords(pickField(all, "categories", "category"), " ");
  return {
    ...entry,
    kind: "post",
    fields: all,
    address: fillPermalink(styles[pattern] ?? pattern, all, {
      name: path.posix.basename(slug),
      categories: slugifyAll(categories),
    }),
  };
}
