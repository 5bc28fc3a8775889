import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import { unnamedVersion } from "../../lib/searchIndex";
import { findCollection } from "../collections";
import type { PostEntry } from "../collections/postFields";
import type { DocEntry } from "../collections/docFields";
import type { Site } from "../site/loadSite";
import { listInstances } from "../collections/docsInstances";
import { loadMessages } from "../messages/fillMessages";

/** What the search knows of a page besides its body. */
export type SearchRecord = {
  path: string;
  /** The locale whose search finds it. */
  locale: string;
  /** The name of its collection. */
  kind: string;
  title: string;
  description: string;
  /** The language of its body. */
  lang: string;
  year?: string;
  /** Names. */
  authors: string[];
  /** Labels. */
  tags: string[];
  /** What it is found by beside its own words: those of its front matter, a project's technologies. */
  keywords: string[];
  /** Of documentation in several versions; the name is what readers see. */
  version?: { name: string; isLast: boolean };
};

/** Lists the pages that the search finds: entries that lists show, authors, the CV. */
export function listSearchRecords(site: Site, root: string): SearchRecord[] {
  const { entries, docs, authors, tags, cv } = site;
  const labels = new Map(
    tags.map(({ key, locale, label }) => [`${key} ${locale}`, label]),
  );
  const findLabels = ({ locale, tagKeys }: PostEntry | DocEntry) =>
    tagKeys.flatMap((key) => labels.get(`${key} ${locale}`) ?? []);
  const findVersion = createVersionFinder(docs);
  const ofEntries = entries
    .filter(({ isListed }) => isListed)
    .map((entry) => {
      const { path, locale, title, description, lang, keywords } = entry;
      const kind = findCollection(entry.area)?.name ?? "page";
      const record = {
        ...createRecord({ path, locale, title, description }),
        kind,
        lang,
        keywords:
          entry.nodeType === "Project"
            ? [...keywords, ...entry.technologies.map(({ name }) => name)]
            : keywords,
      };
      if (entry.nodeType === "BlogPost") {
        return {
          ...record,
          year: entry.date.slice(0, 4),
          authors: entry.authorNames ?? [],
          tags: findLabels(entry),
        };
      }
      if (entry.nodeType === "Doc") {
        const version = findVersion(entry);
        return { ...record, tags: findLabels(entry), ...version };
      }
      return record;
    });
  const ofAuthors = authors.flatMap(({ path, locale, name, bio }) =>
    path ? createRecord({ path, locale, title: name, description: bio }) : [],
  );
  const ofCv = cv.map(({ locale }) => {
    const title = loadMessages(root, locale, "cv").title as string;
    return createRecord({ path: localePath(locale, "/cv"), locale, title });
  });
  return [...ofEntries, ...ofAuthors, ...ofCv];
}

type Basics = Pick<SearchRecord, "path" | "locale" | "title"> & {
  description?: string | undefined;
};

const createRecord = ({ description = "", ...rest }: Basics): SearchRecord => ({
  ...rest,
  description,
  kind: "page",
  lang: rest.locale,
  authors: [],
  tags: [],
  keywords: [],
});

/** Tells versions apart, where a collection has several. */
function createVersionFinder(docs: readonly DocEntry[]) {
  const areas = new Set(docs.map(({ area }) => area));
  const versions = new Map(
    listInstances(areas, siteConfig.docs)
      .flatMap((collection) => collection.versions)
      .map((version) => [version.area, version]),
  );
  return ({ area, locale }: DocEntry): Pick<SearchRecord, "version"> => {
    const version = versions.get(area);
    if (!version?.hasBadge) return {};
    const { label, isLast } = version;
    const name = label === null ? unnamedVersion : localize(label, locale);
    return { version: { name, isLast } };
  };
}
