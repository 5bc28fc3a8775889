import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import { unnamedVersion } from "../../lib/searchIndex";
import { findCollection } from "../../site/collections";
import type { PostEntry } from "../../site/collections/postFields";
import type { DocEntry } from "../../site/collections/docFields";
import type { Site } from "../../site/loadSite";
import { listInstances } from "../../site/collections/docsInstances";
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
  authors: string[];
  tags: string[];
  /** Words that find the page besides its text: keywords of the front matter, technologies of a project. */
  keywords: string[];
  /** The version of documentation that has several; readers see its name. */
  version?: { name: string; isLast: boolean };
};

/** What most pages don't have. */
const usual = {
  kind: "page",
  description: "",
  authors: [],
  tags: [],
  keywords: [],
};

/** Lists the pages that the search finds: listed entries, authors, CV. */
export function listSearchRecords(site: Site, root: string): SearchRecord[] {
  const { entries, docs, authors, tags, routes } = site;
  const labels = new Map(
    tags.map(({ key, locale, label }) => [`${key} ${locale}`, label]),
  );
  const findLabels = ({ locale, tagKeys }: PostEntry) =>
    tagKeys.flatMap((key) => labels.get(`${key} ${locale}`) ?? []);
  const areas = new Set(docs.map(({ area }) => area));
  const versions = new Map(
    listInstances(areas, siteConfig.docs)
      .flatMap((instance) => instance.versions)
      .map((version) => [version.area, version]),
  );
  const findVersion = ({ area, locale }: DocEntry) => {
    const version = versions.get(area);
    if (!version?.hasBadge) return undefined;
    const { label, isLast } = version;
    const name = label === null ? unnamedVersion : localize(label, locale);
    return { name, isLast };
  };
  const entryRecords = entries
    .filter(({ isListed }) => isListed)
    .map((entry) => {
      const { path, locale, title, description, lang, keywords } = entry;
      return {
        ...usual,
        ...{ path, locale, title, description, lang, keywords },
        kind: findCollection(entry.area)?.name ?? usual.kind,
        ...(entry.nodeType === "Project" && {
          keywords: [
            ...keywords,
            ...entry.technologies.map(({ name }) => name),
          ],
        }),
        ...(entry.nodeType === "BlogPost" && {
          year: entry.date.slice(0, 4),
          authors: entry.authorNames ?? [],
          tags: findLabels(entry),
        }),
        ...(entry.nodeType === "Doc" && { version: findVersion(entry) }),
      };
    });
  const authorRecords = authors.flatMap(({ path, locale, name, bio }) =>
    path === null
      ? []
      : {
          ...usual,
          ...{ path, locale, title: name, lang: locale },
          description: bio ?? "",
        },
  );
  // A page of the owner's may replace the screen.
  const cvRoutes = routes.filter(({ template }) => template === "Cv");
  const cvRecords = cvRoutes.map(({ path, context: { locale } }) => ({
    ...usual,
    ...{ path, locale, lang: locale },
    title: loadMessages(root, siteConfig.i18n, locale, "cv").title as string,
  }));
  return [...entryRecords, ...authorRecords, ...cvRecords];
}
