import path from "node:path";
import { stripLocale } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import type { RouteContext } from "../../lib/routeContext";
import type { Entry } from "../content/entry";
import { isMarkdownFile } from "../content/findEntryFiles";
import { plainPath } from "./address";
import { formsOf } from "./fileLookup";
import type { FileLookup } from "./fileLookup";

type PlannedRoute = {
  path: string;
  context: Pick<RouteContext, "locale" | "alternates">;
};

/** An entry as links see it. */
export type LinkingEntry = Pick<
  Entry,
  "folder" | "locale" | "lang" | "path" | "sourcePath" | "isFallback"
>;

/** What links may lead to, before anything is rendered. */
export type SiteIndex = {
  /** The planned page at a path in its plain form. */
  routeAt: (pathname: string) => PlannedRoute | undefined;
  /** An entry's page in a locale, by its folder below content/. */
  pageOf: (folder: string, locale: string) => string | undefined;
  /** Whether static/ or the build itself will have a file there. */
  hasFile: (pathname: string) => boolean;
  /** Files of the project; paths begin with "/" at its root. */
  files: FileLookup;
  /** The page or public file that was most likely meant. */
  nearestPage: (pathname: string) => string | undefined;
  /** The content file or folder that was most likely meant. */
  nearestFile: (file: string) => string | undefined;
};

/** Files that the build writes after pages are rendered; whether each is really there, the check of the output tells. */
const generated =
  /^\/(?:static|page-data|social-cards|fonts)\/|(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$|^\/(?:feed\.css|robots\.txt|sitemap(?:-\d+)?\.xml)$/;

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

export function createSiteIndex(
  files: FileLookup,
  routes: readonly PlannedRoute[],
  entries: readonly LinkingEntry[],
): SiteIndex {
  const byPath = new Map(
    routes.map((route) => [plainPath(route.path), route] as const),
  );
  const byFolder = new Map(
    entries.map((entry) => [`${entry.folder} ${entry.locale}`, entry.path]),
  );
  return {
    routeAt: (pathname) => byPath.get(pathname),
    pageOf: (folder, locale) => byFolder.get(`${folder} ${locale}`),
    hasFile: (pathname) =>
      generated.test(pathname) ||
      formsOf(`/static${pathname}`).some(files.has) ||
      ownPageFiles(pathname).some(files.has),
    files,
    nearestPage: (pathname) => {
      const { dir } = path.posix.parse(pathname);
      const beside = files
        .filesIn(path.posix.join("/static", dir))
        .map((name) => path.posix.join(dir, name));
      return nearestPath(pathname, [...beside, ...byPath.keys()]);
    },
    nearestFile: (file) => {
      const { dir, ext } = path.posix.parse(file);
      const beside = files
        .filesIn(dir)
        .filter((name) => path.posix.extname(name) === ext)
        .map((name) => path.posix.join(dir, name));
      const own = entries.map(({ sourcePath, folder }) =>
        isMarkdownFile(file) ? `/${sourcePath}` : `/content/${folder}`,
      );
      const isEntry = isMarkdownFile(file) || ext === "";
      return nearestPath(file, isEntry ? own : beside);
    },
  };
}
