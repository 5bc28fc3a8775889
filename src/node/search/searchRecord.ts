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
  authors: string[];
  tags: string[];
  /** Words that find the page besides its text: keywords of the front matter, technologies of a project. */
  keywords: string[];
  /** The version of documentation that has several; readers see its name. */
  version?: { name: string; isLast: boolean };
};

/** Lists the pages that the search finds: listed entries, authors, CV. */
export function listSearchRecords(site: Site, root: string): SearchRecord[] {
  const { entries, docs, authors, tags, cv } = site;
  const labels = new Map(
    tags.map(({ key, locale, label }) => [`${key} ${locale}`, label]),
  );
  const findLabels = ({ locale, tagKeys }: PostEntry | DocEntry) =>
    tagKeys.flatMap((key) => labels.get(`${key} ${locale}`) ?? []);
  const findVersion = createVersionFinder(docs);
  const entryRecords = entries
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
  const authorRecords = authors.flatMap(({ path, locale, name, bio }) =>
    path ? createRecord({ path, locale, title: name, description: bio }) : [],
  );
  const cvRecords = cv.map(({ locale }) => {
    const title = loadMessages(root, locale, "cv").title as string;
    return createRecord({ path: localePath(locale, "/cv"), locale, title });
  });
  return [...entryRecords, ...authorRecords, ...cvRecords];
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

/** Returns a function that finds the version of a page, for docs with several versions. */
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
