import path from "node:path";
import { defaultLocale, localePath, stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { nearest } from "../../lib/nearest";
import { findTranslation } from "../../lib/routeContext";
import type { RouteContext } from "../../lib/routeContext";
import type { BaseEntry } from "../content/entry";
import { isMarkdownFile, parseEntryPath } from "../content/fileNames";
import { plainPath } from "./address";
import { formsOf } from "./fileLookup";
import type { FileLookup } from "./fileLookup";

type PlannedRoute = {
  path: string;
  context: Pick<RouteContext, "locale" | "alternates">;
};

/** An entry as links see it. */
export type LinkingEntry = Pick<
  BaseEntry,
  "folder" | "locale" | "lang" | "path" | "sourcePath" | "isFallback"
>;

/** Files that the build writes after pages are rendered; whether each is really there, the check of the output tells. */
const generated =
  /^\/(?:static|page-data|social-cards)\/|(?:^|\/)(?:rss|atom)\.xml$|^\/(?:contact\.vcf|robots\.txt|sitemap(?:-\d+)?\.xml)$/;

/** The files in src/pages that Gatsby would make a page of that path from. */
const ownPageFiles = (pathname: string): string[] => {
  const own = `/src/pages${stripLocale(pathname).path}`;
  return ["tsx", "jsx", "js"].flatMap((ending) => [
    `${own}.${ending}`,
    `${own}/index.${ending}`,
  ]);
};

/** Finds the path that was most likely meant: one with a typo in it, else one of the same name in another folder. */
function nearestPath(
  typed: string,
  candidates: readonly string[],
): string | undefined {
  const { base } = path.posix.parse(typed);
  return (
    nearest(typed, candidates) ??
    candidates.find((one) => base !== "" && path.posix.basename(one) === base)
  );
}

/** What links may lead to, before anything is rendered. */
export type SiteIndex = ReturnType<typeof createSiteIndex>;

/**
 * Creates the index that links are resolved with.
 * @param files of the project; paths begin with "/" at its root
 */
export function createSiteIndex(
  files: FileLookup,
  routes: readonly PlannedRoute[],
  entries: readonly LinkingEntry[],
) {
  const { posix } = path;
  const byPath = new Map(
    routes.map((route) => [plainPath(route.path), route] as const),
  );
  const byFolder = new Map(
    entries.map((entry) => [`${entry.folder} ${entry.locale}`, entry.path]),
  );
  return {
    files,
    /** The planned page at a path in its plain form. */
    routeAt: (pathname: string) => byPath.get(pathname),
    /** An entry's page in a locale, by its folder below content/. */
    pageOf: (folder: string, locale: string) =>
      byFolder.get(`${folder} ${locale}`),
    /** Where an address of the config leads in a locale: it has a page's folder or its address in the main language, and each language may have a slug of its own. */
    addressIn: (locale: string, address: string) => {
      const [pathname = "", ...rest] = address.split(/(?=[?#])/);
      const main = byPath.get(plainPath(localePath(defaultLocale, pathname)));
      const own =
        byFolder.get(`pages${pathname} ${locale}`) ??
        findTranslation(main?.context.alternates ?? [], locale)?.path;
      return own ? own + rest.join("") : localePath(locale, address);
    },
    /** The planned pages at a path and below it. */
    pagesBelow: (pathname: string) =>
      [...byPath.keys()].filter((one) => `${one}/`.startsWith(`${pathname}/`)),
    /** Whether static/ or the build itself will have a file there. */
    hasFile: (pathname: string) =>
      generated.test(pathname) ||
      formsOf(`/static${pathname}`).some(files.has) ||
      ownPageFiles(pathname).some(files.has),
    /** The page or public file that was most likely meant. */
    nearestPage: (pathname: string) => {
      const { dir } = posix.parse(pathname);
      const beside = files
        .filesIn(posix.dirname(`/static${pathname}`))
        .map((name) => posix.join(dir, name));
      return nearestPath(pathname, [...beside, ...byPath.keys()]);
    },
    /** The content file or folder that was most likely meant. */
    nearestFile: (file: string) => {
      const { dir, ext } = posix.parse(file);
      const below = parseEntryPath(
        siteConfig.i18n,
        file.slice("/content/".length),
      );
      const folders = entries.map(({ folder }) => folder);
      const folder = nearestPath(below.folder, folders);
      if (isMarkdownFile(file)) {
        // Its file may be called en.mdx, as many are.
        const entry = entries.find(
          (one) => one.folder === folder && one.lang === below.lang,
        );
        return entry && `/${entry.sourcePath}`;
      }
      if (ext === "") return folder && `/content/${folder}`;
      const beside = files
        .filesIn(dir)
        .filter((name) => posix.extname(name) === ext)
        .map((name) => posix.join(dir, name));
      return nearestPath(file, beside);
    },
  };
}
