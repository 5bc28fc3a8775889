import { groupByCollection } from "./collections";
import type { EntriesByCollection, Entry, LoadedEntry } from "./collections";
import { nameAuthors } from "./content/data/authors";
import { loadData } from "./content/data/loadData";
import type { SiteData } from "./content/data/loadData";
import type { Diagnostic } from "./diagnostics/diagnostic";
import type { LocalizedVersion } from "./docs/types";
import { checkImages, nameAsOnDisk } from "./links/checkImages";
import { findConfigImages } from "./links/configAddresses";
import { planRoutes } from "./planRoutes";
import type { Sources } from "./readSources";
import { resolveEntries } from "./resolveEntries";
import { resolveLinks } from "./resolveLinks";
import type { ResolvedLinks } from "./resolveLinks";
import type { Route } from "./routes/route";

/** A site of those entries that it shows. */
export type AssembledSite = EntriesByCollection &
  Pick<SiteData, "authors" | "tags" | "series" | "cv"> &
  ResolvedLinks & {
    /** The entries of all collections, newest first, including fallbacks. */
    entries: Entry[];
    /** The entries that the site leaves out. */
    hidden: LoadedEntry[];
    routes: Route[];
    docsVersions: LocalizedVersion[];
    /** All errors and warnings. */
    diagnostics: Diagnostic[];
  };

/** Resolves and checks everything that depends on the set of entries shown. */
export async function assembleSite(
  sources: Sources,
  showsHidden: boolean,
): Promise<AssembledSite> {
  const { root, owner, files } = sources;
  const { config } = owner;
  const { entries: unnamed, hidden } = resolveEntries(
    config,
    sources,
    showsHidden,
  );
  const { incomplete, diagnostics, ...data } = loadData(
    root,
    config,
    groupByCollection(unnamed).posts,
  );
  const entries = unnamed.map((entry) =>
    entry.nodeType === "BlogPost"
      ? { ...entry, authorNames: nameAuthors(entry, data.authors) }
      : entry,
  );
  const grouped = groupByCollection(entries);
  const input = { root, ...grouped, ...data, hidden };
  const { routes, docsVersions, ...planned } = planRoutes(owner, input, files);
  const linked = resolveLinks(sources, entries, routes, incomplete);
  nameAsOnDisk(root, [...entries, ...data.authors]);
  const images = await checkImages(
    root,
    [
      ...entries.filter(({ isFallback }) => !isFallback),
      ...data.authors.filter(
        ({ locale }) => locale === config.i18n.defaultLocale,
      ),
      ...findConfigImages(root, owner.input, owner.sidebars),
    ],
    files,
  );
  return {
    ...grouped,
    ...data,
    ...linked,
    entries,
    hidden,
    authors: dropLostPages(data.authors, routes),
    routes,
    docsVersions,
    diagnostics: [
      ...diagnostics,
      ...images,
      ...planned.diagnostics,
      ...linked.diagnostics,
    ],
  };
}

/** Takes the paths from authors whose pages are not planned, as on a site without a blog. */
function dropLostPages(
  authors: SiteData["authors"],
  routes: readonly Route[],
): SiteData["authors"] {
  const paths = new Set(routes.map((route) => route.path));
  return authors.map((author) =>
    paths.has(author.path ?? "") ? author : { ...author, path: null },
  );
}
