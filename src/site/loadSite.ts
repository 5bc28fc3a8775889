import { defaultLocale } from "../config/locales";
import { isPreview, siteConfig } from "../config/resolved";
import { site as writtenConfig } from "../config/site";
import type { ResolvedSite } from "../config/types";
import { groupByCollection } from "./collections";
import type { EntriesByCollection, Entry } from "./collections";
import { completeEntries } from "./completeEntries";
import { applyChecks } from "./diagnostics/diagnostic";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { assetPath } from "./links/assets";
import { linkKey } from "./links/address";
import type { LinkSource } from "./links/address";
import { checkConfigLinks } from "./links/configLinks";
import { configFile, locateOptions } from "./config/configFile";
import { findMissingTexts } from "./messages/findMissingTexts";
import { checkMessages } from "./messages/checkMessages";
import { createFileLookup } from "./links/fileLookup";
import type { FileLookup } from "./links/fileLookup";
import { resolveEntryLinks } from "./links/resolveEntryLinks";
import type { EntryLinks } from "./links/resolveEntryLinks";
import { createSiteIndex } from "./links/siteIndex";
import type { SiteIndex } from "./links/siteIndex";
import type { DocsPlan } from "./docs/types";
import { findLostAddresses } from "./routes/findLostAddresses";
import { planRedirects } from "./routes/planRedirects";
import type { Redirect } from "./routes/planRedirects";
import { planRoutes } from "./planRoutes";
import type { Route } from "./routes/route";
import { nameAuthors } from "./content/data/authors";
import { loadData } from "./content/data/loadData";
import type { SiteData } from "./content/data/loadData";
import { checkImages } from "./links/checkImages";
import { checkLapses } from "./checkLapses";
import { checkLegalPages } from "./checkLegalPages";
import { checkPlaceholders } from "./checkPlaceholders";
import type { EntryCache } from "./entryCache";
import { findEntryFiles } from "./findEntryFiles";
import { loadGitTimes } from "./content/gitTimes";
import type { GitTimes } from "./content/gitTimes";
import { loadEntries } from "./loadEntries";
import { resolveEntries } from "./resolveEntries";

/** All data of the site before pages are created. */
export type Site = Pick<SiteData, "authors" | "tags" | "series" | "cv"> &
  EntriesByCollection & {
    /** The entries of all collections, newest first, including fallbacks. */
    entries: Entry[];
    routes: Route[];
    addressIn: SiteIndex["addressIn"];
    redirects: Redirect[];
    docsPlan: DocsPlan;
    links: EntryLinks;
    /** The links of entries and of the config. */
    linkSources: LinkSource[];
    /** Files that entries link to, by path from the project's root. */
    assets: ReadonlySet<string>;
    /** Keys of broken links, including ignored ones, which the check of rendered pages skips. */
    brokenLinks: ReadonlySet<string>;
    /** All errors and warnings, with the severity that the owner has set. */
    diagnostics: Diagnostic[];
  };

/** Folders that links of entries and of the config can lead to. */
const projectFolders = ["content", "static", "src/pages"];

type Options = {
  /** The site config. Default: the one that the process started with. */
  config?: ResolvedSite;
  /** The entries of an earlier run, updated for the next. Default: none. */
  cache?: EntryCache;
  /** Checks drafts and scheduled entries as if they were published. Default: false. */
  checksHidden?: boolean;
};

/**
 * Loads and checks the whole site: reads each entry once, resolves references,
 * fallbacks and links, and plans all routes. Writes nothing. Builds, `gatsby
 * develop` and the commands call it and use the result differently.
 * @param root the project's folder
 */
export async function loadSite(
  root: string,
  { config = siteConfig, cache, checksHidden }: Options = {},
): Promise<Site> {
  const { files, diagnostics: misplaced } = findEntryFiles(root);
  const loaded = await completeEntries(
    await loadEntries(root, files, config, cache),
    config,
    isPreview,
  );
  const gitTimes = loadGitTimes(root);
  const projectFiles = createFileLookup(root, projectFolders);
  const resolve = (showsHidden: boolean) =>
    resolveSite(
      root,
      resolveEntries(loaded, gitTimes, showsHidden),
      gitTimes,
      projectFiles,
    );
  const { hidden, ...site } = await resolve(isPreview);
  const hiddenFiles = new Set(hidden.map(({ sourcePath }) => sourcePath));
  const preview =
    checksHidden && hidden.length > 0 ? await resolve(true) : undefined;
  const diagnostics = [
    ...misplaced,
    ...loaded.flatMap((entry) => entry.diagnostics),
    ...site.diagnostics,
    ...(preview?.diagnostics ?? []).filter(({ file }) => hiddenFiles.has(file)),
    ...(isPreview ? [] : checkPlaceholders(root, site.entries, writtenConfig)),
    ...checkLapses(site.pages),
    ...checkLegalPages(site.pages),
    ...findMissingTexts(configFile, writtenConfig),
    ...checkMessages(root),
  ];
  const broken = diagnostics.flatMap(({ ruleId, actual }) =>
    ruleId && actual !== undefined ? linkKey(actual) : [],
  );
  const reported = applyChecks(diagnostics, siteConfig.checks);
  return {
    ...site,
    brokenLinks: new Set(broken),
    diagnostics: locateOptions(reported, root),
  };
}

/** Resolves and checks everything that depends on the set of entries shown. */
async function resolveSite(
  root: string,
  { entries: resolved, hidden }: ReturnType<typeof resolveEntries>,
  gitTimes: ReadonlyMap<string, GitTimes>,
  projectFiles: FileLookup,
) {
  const data = loadData(root, groupByCollection(resolved).posts);
  const { authors, tags, series, cv } = data;
  const entries = resolved.map((entry) =>
    entry.nodeType === "BlogPost"
      ? { ...entry, authorNames: nameAuthors(entry, authors) }
      : entry,
  );
  const grouped = groupByCollection(entries);

  const imageSources = [
    ...entries.filter(({ isFallback }) => !isFallback),
    ...authors.filter(({ locale }) => locale === defaultLocale),
  ];
  const { routes, docsPlan, ...planned } = planRoutes(
    { root, ...grouped, hidden, authors, tags, cv },
    projectFiles,
  );

  const index = createSiteIndex(projectFiles, routes, entries);
  const paths = new Set(routes.map((route) => route.path));
  // An entry without a required field has no page; the field is reported.
  const unplanned = entries
    .filter((entry) => !paths.has(entry.path))
    .map(({ area }) => `/${area}/`);
  const linkSite = {
    index,
    url: siteConfig.url,
    skip: [...siteConfig.checks.skip, ...data.incomplete, ...unplanned],
    assetPath: (file: string) => assetPath(root, file),
  };
  const { links, assets, ...linked } = resolveEntryLinks(entries, linkSite);
  const configLinks = checkConfigLinks(writtenConfig, linkSite);
  const moved = planRedirects(entries, writtenConfig.redirects, index);
  return {
    ...grouped,
    entries,
    hidden,
    // Without a blog, authors have no pages.
    authors: authors.map((author) =>
      paths.has(author.path ?? "") ? author : { ...author, path: null },
    ),
    tags,
    series,
    cv,
    routes,
    addressIn: index.addressIn,
    redirects: moved.redirects,
    docsPlan,
    links,
    linkSources: [...linked.sources, ...configLinks.sources],
    assets,
    diagnostics: [
      ...data.diagnostics,
      ...(await checkImages(root, imageSources, projectFiles)),
      ...planned.diagnostics,
      ...linked.diagnostics,
      ...configLinks.diagnostics,
      ...moved.diagnostics,
      ...findLostAddresses(entries, gitTimes, moved.redirects, index),
    ],
  };
}
