import path from "node:path";
import type { RouteContext } from "../../lib/routeContext";
import { plainPath } from "../checks/address";
import { createFileLookup, formsOf } from "../checks/createFileLookup";
import type { FileLookup } from "../checks/createFileLookup";
import { nearestPath } from "../checks/nearestPath";
import {
  contentPlace,
  isContentFile,
  isTextPlace,
} from "../content/contentPlace";

type PlannedRoute = {
  path: string;
  context: Pick<RouteContext, "locale" | "alternates">;
};

/** A text as links see it. */
export type LinkedText = {
  folder: string;
  locale: string;
  lang: string;
  path: string;
  sourcePath: string;
  isStandIn: boolean;
  /** Made before its file got faults: what the file links to now is told of the file. */
  isStale?: boolean;
};

/** What links of texts and of the site config may lead to, before anything is rendered. */
export type SiteIndex = {
  /** The planned page at a path in its plain form. */
  routeAt: (pathname: string) => PlannedRoute | undefined;
  /** A text's page in a locale, by its folder below content/. */
  pageOf: (folder: string, locale: string) => string | undefined;
  /** Whether a file of static/ or of the build itself will be there. */
  hasFile: (pathname: string) => boolean;
  /** The texts' own files, and the paths that name texts, both from the project's root with a slash before them. */
  textFiles: readonly string[];
  textFolders: readonly string[];
  /** Files of the project; paths begin with "/" at its root. */
  files: FileLookup;
  /** The page or file that was most likely meant. */
  nearest: (pathname: string) => string | undefined;
};

/**
 * Files that the build writes when pages have been rendered: feeds, what
 * crawlers read, what Gatsby makes of pictures. Whether each is really there,
 * the check of the output tells.
 */
const generated =
  /^\/(?:static|page-data|social-cards|fonts)\/|(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$|^\/(?:feed\.css|robots\.txt|sitemap(?:-\d+)?\.xml)$/;

export function createSiteIndex(
  root: string,
  routes: readonly PlannedRoute[],
  texts: readonly LinkedText[],
): SiteIndex {
  const files = createFileLookup(root);
  const byPath = new Map(
    routes.map((route) => [plainPath(route.path), route] as const),
  );
  const byFolder = new Map(
    texts.map((text) => [`${text.folder} ${text.locale}`, text.path]),
  );
  const own = texts.filter(({ isStandIn }) => !isStandIn);
  const paths = [...byPath.keys()];
  return {
    routeAt: (pathname) => byPath.get(pathname),
    pageOf: (folder, locale) => byFolder.get(`${folder} ${locale}`),
    hasFile: (pathname) =>
      generated.test(pathname) || formsOf(`/static${pathname}`).some(files.has),
    textFiles: own.map(({ sourcePath }) => `/${sourcePath}`),
    textFolders: [...new Set(own.map(({ folder }) => `/content/${folder}`))],
    files,
    nearest: (pathname) => {
      const { dir } = path.posix.parse(pathname);
      const beside = files
        .filesIn(path.posix.join("/static", dir))
        .map((name) => path.posix.join(dir, name));
      return nearestPath(pathname, [...beside, ...paths]);
    },
  };
}

/** The folder that ties a text's translations together, for a path below content/; a path without ending may name a folder. */
export function folderAt(relativePath: string): string | undefined {
  const place = contentPlace(relativePath);
  if (isTextPlace(place)) return place.folder;
  return isContentFile(relativePath) ? undefined : relativePath;
}
