import { localizeText } from "../../config/i18n";
import { unnamedVersion } from "../../lib/searchIndex";
import { findCollection } from "../../site/collections";
import type { Entry } from "../../site/collections";
import { listVersions } from "../../site/collections/docsInstances";
import type { Site } from "../../site/loadSite";
import { loadMessages } from "../../site/messages/fillMessages";

/** The data of a page that the search needs besides its body. */
export type SearchRecord = {
  path: string;
  /** The locale whose search finds the page. */
  locale: string;
  kind: string;
  title: string;
  description: string;
  /** The language of the body. */
  lang: string;
  year?: string;
  authors?: string[];
  tags?: string[];
  /** Words that find the page besides its text: keywords of the front matter, technologies of a project. */
  keywords?: string[];
  /** The name of the documentation that the page is of, if the config has one. */
  docs?: string | undefined;
  /** The version of documentation that has several; readers see its name. */
  version?: SearchVersion | undefined;
};

type SearchVersion = { name: string; isLast: boolean };

/** Lists the pages that the search finds: listed entries, authors, CV. */
export function listSearchRecords(site: Site, root: string): SearchRecord[] {
  const describe = createDescriber(site);
  const entries = site.entries
    .filter(({ isListed }) => isListed)
    .map((entry) => {
      const { path, locale, title, description, lang, keywords } = entry;
      const kind = findCollection(entry.area)?.name ?? "page";
      const page = { path, locale, kind, title, description, lang, keywords };
      return { ...page, ...describe(entry) };
    });
  const authors = site.authors.flatMap(({ path, locale, name, bio }) => {
    if (path === null) return [];
    const texts = { title: name, description: bio ?? "" };
    return { path, locale, lang: locale, kind: "page", ...texts };
  });
  // A page of the owner's may replace the screen.
  const cvs = site.routes
    .filter(({ template }) => template === "Cv")
    .map(({ path, context: { locale } }) => {
      const title = loadMessages(root, site.config.i18n, locale, "cv")
        .title as string;
      const texts = { title, description: "" };
      return { path, locale, lang: locale, kind: "page", ...texts };
    });
  return [...entries, ...authors, ...cvs];
}

/** Returns a function that describes what only entries of a collection have. */
function createDescriber({ config, docs, tags }: Site) {
  const labels = new Map(
    tags.map(({ key, locale, label }) => [`${key} ${locale}`, label]),
  );
  const areas = new Set(docs.map(({ area }) => area));
  const versions = new Map(
    listVersions(areas, config.docs).map((version) => [version.area, version]),
  );
  const describeDocs = (area: string, locale: string) => {
    const version = versions.get(area);
    if (!version) return {};
    const { instance, hasBadge, label, isLast } = version;
    const title = config.docs[instance]?.title;
    const docs = title && localizeText(config.i18n, title, locale);
    if (!hasBadge) return { docs };
    const name =
      label === null
        ? unnamedVersion
        : localizeText(config.i18n, label, locale);
    return { docs, version: { name, isLast } };
  };
  return (entry: Entry): Partial<SearchRecord> => {
    const { keywords, locale } = entry;
    switch (entry.nodeType) {
      case "Project": {
        const names = entry.technologies.map(({ name }) => name);
        return { keywords: [...keywords, ...names] };
      }
      case "BlogPost":
        return {
          year: entry.date.slice(0, 4),
          authors: entry.authorNames ?? [],
          tags: entry.tagKeys.flatMap(
            (key) => labels.get(`${key} ${locale}`) ?? [],
          ),
        };
      case "Doc":
        return describeDocs(entry.area, locale);
      default:
        return {};
    }
  };
}
