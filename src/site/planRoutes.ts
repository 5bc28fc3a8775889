import type { I18n } from "../config/i18n";
import type { OwnerConfig } from "../config/types";
import { searchIndexFolder } from "../lib/searchIndex";
import { configFile } from "./config/configFile";
import type { EntriesByCollection, LoadedEntry } from "./collections";
import type { SiteData } from "./content/data/loadData";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { planDocs } from "./docs/planDocs";
import type { LocalizedVersion } from "./docs/types";
import { formsOf } from "./links/fileLookup";
import type { FileLookup } from "./links/fileLookup";
import { createBlogRoutes } from "./routes/blogRoutes";
import { checkHome, createPageRoutes } from "./routes/pageRoutes";
import { createProjectRoutes } from "./routes/projectRoutes";
import type { Route } from "./routes/route";
import { createScreenRoutes } from "./routes/screenRoutes";

type Input = EntriesByCollection &
  Pick<SiteData, "authors" | "tags" | "cv"> & {
    root: string;
    /** Entries that this build leaves out. */
    hidden: readonly LoadedEntry[];
  };

/** Plans every page of the site, and reports addresses that two pages claim. */
export function planRoutes(
  owner: OwnerConfig,
  input: Input,
  files: Pick<FileLookup, "has">,
): {
  routes: Route[];
  docsVersions: LocalizedVersion[];
  diagnostics: Diagnostic[];
} {
  const { config } = owner;
  const docs = planDocs(owner, input);
  // Drafts count: menu items lead to the blog before the first post is out.
  const posts = [...input.posts, ...input.hidden].filter(
    (entry) => entry.nodeType === "BlogPost",
  );
  const hasBlog = posts.length > 0;
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted);
  const hasTags = listed.some(({ tagKeys }) => tagKeys.length > 0);
  const hasAuthors = listed.some(({ authorKeys }) => authorKeys.length > 0);
  const lists = { ...input, hasTags, hasAuthors };
  const hasDraft = input.hidden.some(({ area }) => area === "projects");
  const planned = [
    ...createScreenRoutes(config, hasBlog, input),
    ...(hasBlog ? createBlogRoutes(config, input.posts, lists) : []),
    ...createPageRoutes(config.i18n, input),
    ...docs.routes,
    ...createProjectRoutes(config, input, hasDraft),
  ];
  const routes = new Map<string, Route>();
  const taken = findTakenStarts(config.i18n, planned);
  const diagnostics = [
    ...taken.values(),
    ...checkHome(input.pages),
    ...docs.diagnostics,
  ];
  const duplicates = new Map<string, Diagnostic>();
  // Disks of macOS and Windows, and some hosts, do not tell capital letters.
  const folded = new Map<string, Route>();
  for (const route of planned) {
    const same = routes.get(route.path);
    const key = route.path.toLowerCase();
    const first = same ?? folded.get(key);
    const isEntryPair = first && (isEntry(first) || isEntry(route));
    const isLost = [route, first].some(
      (each) => each && taken.has(each.context.locale),
    );
    // Two pages of authors, or of tags, are reported where their data is read.
    const isPair = first && (isEntryPair || first.source !== route.source);
    if (isPair && !isLost) {
      const duplicate = describeDuplicate(first, route);
      // Fallbacks have the same addresses again in each language.
      const pair = JSON.stringify([
        first.source,
        route.source,
        duplicate.field,
      ]);
      if (!duplicates.has(pair)) duplicates.set(pair, duplicate);
    } else if (!first && !isLost)
      diagnostics.push(
        ...checkStaticFile(route, files),
        ...checkReserved(route),
      );
    // An entry replaces a screen.
    if (!same || (isEntry(route) && !isEntry(same)))
      routes.set(route.path, route);
    if (!first) folded.set(key, route);
  }
  diagnostics.push(...duplicates.values());
  return {
    routes: [...routes.values()],
    docsVersions: docs.versions,
    diagnostics,
  };
}

const isEntry = ({ source }: Route) => source.startsWith("content/");

/** Reports two routes with one address, of which one page is lost. */
function describeDuplicate(first: Route, second: Route): Diagnostic {
  const entry = [second, first].find(isEntry);
  const source = first.source.replace(/^the/, "The");
  const exception =
    first.path === second.path ? "" : " but for capital letters";
  const address = `the same address${exception}, ${second.path}`;
  if (!entry)
    return {
      reason: `${source} and ${second.source} have ${address}.`,
      fatal: true,
      file: configFile,
      field: ["i18n", "locales", second.context.locale, "paths"],
      actual: second.path,
      note: "Give one of them another name.",
    };
  return {
    reason: `${source} has ${address}.`,
    fatal: true,
    file: entry.source,
    ruleId: isEntry(first) && isEntry(second) ? undefined : "duplicateRoutes",
    note: 'Give one of them another "slug", or rename its file.',
  };
}

/** Matches what is below a folder that builds fill, or the editor's. */
export const reserved = new RegExp(
  `^/(?:admin|page-data|${searchIndexFolder}|social-cards|static)(?=/|$)`,
);

/** Finds the languages whose start is at the address of other pages or of files of the build, with the error of each. */
const findTakenStarts = (
  { locales }: I18n,
  planned: readonly Route[],
): ReadonlyMap<string, Diagnostic> =>
  new Map(
    Object.entries(locales).flatMap(([code, { path }]) => {
      const other = planned.find(
        ({ path: page, context }) =>
          page.toLowerCase() === path.toLowerCase() && context.locale !== code,
      );
      const what = reserved.test(path) ? "files of the build" : other?.source;
      if (what === undefined) return [];
      const error: Diagnostic = {
        reason: `At the path of this language, ${path}, the site has ${what}.`,
        fatal: true,
        file: configFile,
        field: ["i18n", "locales", code, "path"],
        actual: path,
        note:
          path === `/${code}`
            ? "Give the page another address."
            : `Write for example path: "/${code}".`,
      };
      return [[code, error] as const];
    }),
  );

const checkReserved = (route: Route): Diagnostic[] => {
  const [folder] = reserved.exec(route.path) ?? [];
  const isOwn = isEntry(route);
  return folder === undefined
    ? []
    : [
        {
          reason: `Builds have files of their own at ${folder}, the address of ${route.source}.`,
          fatal: true,
          file: isOwn ? route.source : configFile,
          actual: route.path,
          note: isOwn
            ? 'Give it another "slug", or rename its file.'
            : "Give it another path.",
        },
      ];
};

const checkStaticFile = (
  { path, source }: Route,
  files: Pick<FileLookup, "has">,
): Diagnostic[] =>
  formsOf(path === "/" ? "" : path)
    .filter((form) => form !== "" && form !== path)
    .filter((form) => files.has(`/static${form}`))
    .map((form) => ({
      reason: `The page of ${source} has the same address: ${path}.`,
      fatal: true,
      file: `static${form}`,
      ruleId: "duplicateRoutes",
      note: "Rename the file, or delete it.",
    }));
