import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addLocale, codesOf, removeLocale } from "../../../src/config/locales";
import { siteConfig } from "../../../src/config/resolved";
import { siteUrl } from "./outputFolder";
import { locales, pageAt, pages } from "./pages";
import { readSourceDocs, type SourceDoc } from "./sourceDocs";

/** A text of content/: its address in each locale, and the locales it is written in. */
export type SourceText = {
  kind: "post" | "page" | "project" | "doc";
  /** Its files, in the order of `writtenIn`. */
  files: string[];
  /** A fallback's address is that of the text it shows, in its own locale. */
  pathIn: (locale: string) => string;
  writtenIn: string[];
  isDraft: boolean;
  /** By locale: where the text is a copy of one elsewhere, its address; "" where it is unlisted. */
  hidden: ReadonlyMap<string, string>;
};

/** Why search engines should not list a text; undefined where they may. */
const reasonToHide = (source: string) =>
  /^unlisted: *true/m.test(source)
    ? ""
    : /^canonical: *["']?([^"'\s]+)/m.exec(source)?.[1];

/** A site need not have every instance. */
const foldersIn = (parent: string) =>
  existsSync(parent)
    ? readdirSync(parent, { recursive: true, encoding: "utf8" })
    : [];

const read = (
  kind: "post" | "page" | "project",
  parent: string,
): SourceText[] =>
  foldersIn(parent).flatMap((name) => {
    const folder = path.join(parent, name);
    const fileOf = (locale: string) => path.join(folder, `${locale}.mdx`);
    const writtenIn = locales.filter((locale) => existsSync(fileOf(locale)));
    const [first] = writtenIn;
    if (first === undefined) return [];
    const sourceOf = (locale: string) => readFileSync(fileOf(locale), "utf8");
    const source = sourceOf(first);
    const shownIn = (locale: string) =>
      sourceOf(writtenIn.includes(locale) ? locale : first);
    const slugIn = (locale: string) =>
      /^slug: *["']?([^"'\n]+)/m.exec(shownIn(locale))?.[1] ??
      name.replace(/^\d{4}-\d{2}-\d{2}-/, "");
    const bareIn = (locale: string) =>
      kind !== "page"
        ? `/${kind === "post" ? "blog" : "projects"}/${slugIn(locale)}`
        : name === "home"
          ? "/"
          : `/${slugIn(locale)}`;
    return {
      kind,
      files: writtenIn.map(fileOf),
      pathIn: (locale) => addLocale(siteConfig.i18n, locale, bareIn(locale)),
      writtenIn,
      isDraft: /^draft: *true/m.test(source),
      hidden: new Map(
        locales.flatMap((locale) => {
          const reason = reasonToHide(shownIn(locale));
          return reason === undefined ? [] : [[locale, reason] as const];
        }),
      ),
    };
  });

const docs = readSourceDocs(locales);

const isLastOf = (one: SourceDoc, { instance, name }: SourceDoc) =>
  one.isLast && one.instance === instance && one.name === name;

/** A page of documentation; where the last version has it in the same language, it is a copy of that. */
const readDoc = (doc: SourceDoc): SourceText => {
  const { start, name } = doc;
  const writtenIn = locales.filter((locale) => doc.files.has(locale));
  const files = writtenIn.map((locale) => doc.files.get(locale) ?? "");
  const bare = name === "" ? start : `${start}/${name}`;
  const inLocale = (locale: string, path: string) =>
    addLocale(siteConfig.i18n, locale, path);
  const sources = files.map((file) => readFileSync(file, "utf8"));
  const isUnlisted = sources.some((text) => /^unlisted: *true/m.test(text));
  const last = doc.isLast ? undefined : docs.find((one) => isLastOf(one, doc));
  const reason = (locale: string) => {
    if (isUnlisted) return "";
    const lang = writtenIn.includes(locale) ? locale : writtenIn[0];
    if (!lang || !last?.files.has(lang)) return undefined;
    const path = bare.replace(start, last.start);
    return siteUrl + inLocale(lang, path);
  };
  return {
    kind: "doc",
    files,
    pathIn: (locale) => inLocale(locale, bare),
    writtenIn,
    isDraft: sources.some((text) => /^draft: *true/m.test(text)),
    hidden: new Map(
      locales.flatMap((locale) => {
        const address = reason(locale);
        return address === undefined ? [] : [[locale, address] as const];
      }),
    ),
  };
};

/** Lists in versions before or after the last: search engines are to know that one's alone. */
const otherLists = pages
  .map(({ path }) => path)
  .filter((path) => {
    const rest = removeLocale(siteConfig.i18n, path).path;
    const [own] = docs
      .filter(({ start }) => rest.startsWith(`${start}/`))
      .sort((a, b) => b.start.length - a.start.length);
    const below = own && rest.slice(own.start.length + 1);
    if (!below || own.isLast) return false;
    const { instance } = own;
    const last = docs.find((one) => one.isLast && one.instance === instance);
    const isText = docs.some(
      (one) => one.start === own.start && one.name === below,
    );
    const isInLast = pageAt(path.replace(rest, `${last?.start}/${below}`));
    return !isText && (/^tags(?:\/|$)/.test(below) || isInLast !== undefined);
  });

/** Lists of some of the projects: search engines are to know the one of all. */
const projectLists = pages
  .map(({ path }) => path)
  .filter((path) => /\/projects\/(?:for|with)\//.test(path));

/** What content/ holds, read without any of the site's own code. */
export const sourceTexts = [
  ...read("post", "content/blog"),
  ...read("page", "content/pages"),
  ...read("project", "content/projects"),
  ...docs.map(readDoc),
].filter(({ isDraft }) => !isDraft);

/** Address of a text's fallback -> address of the original that it repeats. */
export const fallbacks: ReadonlyMap<string, string> = new Map(
  sourceTexts.flatMap(({ pathIn, writtenIn }) => {
    const [original = ""] = writtenIn;
    const missing = locales.filter((code) => !writtenIn.includes(code));
    return missing.map((locale) => [pathIn(locale), pathIn(original)] as const);
  }),
);

/** Address of a page that search engines should not list -> the original elsewhere, or "" where it is unlisted or the search. */
export const hiddenPages: ReadonlyMap<string, string> = new Map([
  ...sourceTexts.flatMap(({ pathIn, hidden }) =>
    [...hidden].map(
      ([locale, original]) => [pathIn(locale), original] as const,
    ),
  ),
  ...[...otherLists, ...projectLists].map((path) => [path, ""] as const),
  ...codesOf(siteConfig.i18n).map(
    (locale) => [addLocale(siteConfig.i18n, locale, "/search"), ""] as const,
  ),
]);
