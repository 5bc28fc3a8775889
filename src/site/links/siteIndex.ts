import path from "node:path";
import { addLocale, removeLocale } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
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

/** Matches files that the build writes after pages are rendered; the check of rendered pages finds those that are missing. */
const generated =
  /^\/(?:static|page-data|social-cards)\/|(?:^|\/)(?:rss|atom)\.xml$|(?:^|\/)(?:llms\.txt|site\.webmanifest)$|^\/(?:contact\.vcf|robots\.txt|sitemap(?:-\d+)?\.xml|apple-touch-icon\.png|_headers|_redirects)$/;

/** Matches what the build writes of a CV. */
const cvFile = /(?:^|\/)(?:cv\.(?:pdf|json)|profile\.pdf)$/;

/** Lists the files in src/pages that Gatsby would make a page of that path from. */
const listPageFiles = (pathname: string): string[] => {
  const file = `/src/pages${pathname}`;
  return ["tsx", "jsx", "js"].flatMap((ending) => [
    `${file}.${ending}`,
    `${file}/index.${ending}`,
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
    candidates.find((name) => base !== "" && path.posix.basename(name) === base)
  );
}

/** An index of what links may lead to, before anything is rendered. */
export type SiteIndex = ReturnType<typeof createSiteIndex>;

/**
 * Creates the index that links are resolved with.
 * @param files of the project; paths begin with "/" at its root
 */
export function createSiteIndex(
  config: Pick<ResolvedSite, "baseUrl" | "i18n" | "url">,
  files: FileLookup,
  routes: readonly PlannedRoute[],
  entries: readonly BaseEntry[],
) {
  const { posix } = path;
  const { i18n } = config;
  const byPath = new Map(
    routes.map((route) => [plainPath(route.path), route] as const),
  );
  const byFolder = new Map(
    entries.map((entry) => [`${entry.folder} ${entry.locale}`, entry.path]),
  );
  const hasCv = byPath.has(addLocale(i18n, i18n.defaultLocale, "/cv"));
  const isGenerated = (pathname: string) =>
    generated.test(pathname) || (hasCv && cvFile.test(pathname));
  return {
    config,
    files,
    /** Finds the planned page at a path in its plain form. */
    routeAt: (pathname: string) => byPath.get(pathname),
    /** Finds an entry's page in a locale by its folder below content/. */
    pageOf: (folder: string, locale: string) =>
      byFolder.get(`${folder} ${locale}`),
    /** Finds what an address of the config leads to in a locale: it names a page's folder or its address in the default locale, and each locale may have another slug. */
    addressIn: (locale: string, address: string): string => {
      const [pathname = "", ...rest] = address.split(/(?=[?#])/);
      const main = byPath.get(
        plainPath(addLocale(i18n, i18n.defaultLocale, pathname)),
      );
      const translated =
        byFolder.get(`pages${pathname} ${locale}`) ??
        findTranslation(main?.context.alternates ?? [], locale)?.path;
      return translated
        ? translated + rest.join("")
        : addLocale(i18n, locale, address);
    },
    /** Lists the planned pages at a path and below it. */
    pagesBelow: (pathname: string) =>
      [...byPath.keys()].filter((page) =>
        `${page}/`.startsWith(`${pathname}/`),
      ),
    /** True if static/ has a file there, or the build will write one. */
    hasFile: (pathname: string) =>
      (isGenerated(pathname) && !files.has(pathname)) ||
      formsOf(`/static${pathname}`).some(files.has) ||
      listPageFiles(removeLocale(i18n, pathname).path).some(files.has),
    /** Finds the page or public file that was most likely meant. */
    nearestPage: (pathname: string) => {
      // The default locale's code begins no address.
      const [, code = "", rest] = /^\/([^/]+)(\/.+)?$/.exec(pathname) ?? [];
      const typed = Object.hasOwn(i18n.locales, code)
        ? addLocale(i18n, code, rest ?? "/")
        : pathname;
      const shown = typed.replace(/^\/static(?=\/)/, "");
      const { dir } = posix.parse(shown);
      const beside = files
        .filesIn(posix.dirname(`/static${shown}`))
        .map((name) => posix.join(dir, name));
      return nearestPath(typed, [...beside, ...byPath.keys()]);
    },
    /** Finds the content file or folder that was most likely meant. */
    nearestFile: (file: string) => {
      const { dir, ext } = posix.parse(file);
      const below = parseEntryPath(i18n, file.slice("/content/".length));
      const folders = entries.map(({ folder }) => folder);
      const folder = nearestPath(below.folder, folders);
      if (isMarkdownFile(file)) {
        // Its file may be called en.mdx, as many are.
        const entry = entries.find(
          (other) => other.folder === folder && other.lang === below.lang,
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
