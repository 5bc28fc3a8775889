import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { splitDate, splitNumber } from "../content/fileNames";
import {
  findInCode,
  joinAddress,
  listTexts,
  pickText,
  readDataFile,
  readSourceFile,
} from "./sourceSite";
import type { Fields, Report, SourceEntry, SourceSite } from "./sourceSite";

type Kind = SourceEntry["kind"];

/** Where Docusaurus has its texts, and where below i18n/<language> their translations. */
const folders: readonly [Kind, string, string][] = [
  ["post", "blog", "docusaurus-plugin-content-blog"],
  ["doc", "docs", "docusaurus-plugin-content-docs/current"],
  ["page", "src/pages", "docusaurus-plugin-content-pages"],
];

const findConfig = (root: string) =>
  ["js", "ts", "mjs", "cjs"]
    .map((ending) => path.join(root, `docusaurus.config.${ending}`))
    .find((file) => existsSync(file));

export const isDocusaurus = (root: string) => findConfig(root) !== undefined;

/** Reads the current version of a site of Docusaurus. */
export function readDocusaurus(root: string, report: Report): SourceSite {
  const config = findConfig(root) ?? "";
  const origin = findInCode(config, "url");
  const lang = findInCode(config, "defaultLocale");
  const translations = path.join(root, "i18n");
  const langs = existsSync(translations) ? readdirSync(translations) : [];
  if (existsSync(path.join(root, "versioned_docs")))
    report(
      path.join(root, "versioned_docs"),
      undefined,
      "Earlier versions of the documentation are left out.",
    );
  const readAll = (kind: Kind, folder: string, own?: string) =>
    listTexts(path.join(root, folder))
      .filter((name) => !/(?:^|\/)_/.test(name))
      .map((name) =>
        readEntry(path.join(root, folder), name, kind, own, report),
      );
  const readData = (name: string) =>
    readDataFile(path.join(root, "blog", name), report) as Record<
      string,
      Fields
    >;
  return {
    generator: "Docusaurus",
    root,
    url:
      origin &&
      origin + joinAddress(findInCode(config, "baseUrl")).replace(/^\/$/, ""),
    lang,
    entries: folders.flatMap(([kind, folder, translated]) => [
      ...readAll(kind, folder),
      ...langs
        .filter((code) => code !== lang)
        .flatMap((code) => readAll(kind, `i18n/${code}/${translated}`, code)),
    ]),
    staticFolders: [path.join(root, "static")],
    authors: readData("authors.yml"),
    tags: readData("tags.yml"),
  };
}

function readEntry(
  top: string,
  name: string,
  kind: Kind,
  lang: string | undefined,
  report: Report,
): SourceEntry {
  const file = path.join(top, name);
  const { fields, body: written } = readSourceFile(file, report);
  const body = unwrapMdx(written);
  const docPath = name.replace(/\.\w+$/, "");
  const key = docPath.replace(/(?:^|\/)index$/, "");
  const slug = pickText(fields, "slug");
  const entry = {
    kind,
    file,
    lang,
    key: `${kind} ${key}`,
    body,
    fields,
    format: "mdx",
  } as const;
  if (kind === "page") return { ...entry, address: joinAddress(lang, key) };
  if (kind === "post") {
    const { date, slug: rest } = splitDate(key);
    const day = date?.replaceAll("-", "/");
    const usual = day ? joinAddress(day, rest === date ? "" : rest) : key;
    return {
      ...entry,
      fields: { ...(date && { date }), ...fields },
      address: joinAddress(lang, "blog", slug ?? usual),
    };
  }
  const steps = key.split("/").map((step) => splitNumber(step).name);
  const above = slug?.startsWith("/") ? [] : steps.slice(0, -1);
  const own =
    slug ??
    (docPath === key ? pickText(fields, "id") : undefined) ??
    steps.at(-1);
  return {
    ...entry,
    docPath,
    address: joinAddress(lang, "docs", ...above, own),
  };
}

/** Docusaurus reads blocks of code of this kind as part of the text. */
const unwrapMdx = (body: string) =>
  body.replace(/^([ \t]*)(`{3,})mdx-code-block\n([^]*?\n)\1\2$/gm, "\n$3");
