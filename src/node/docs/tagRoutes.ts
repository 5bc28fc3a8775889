import { languageTag } from "../../config/locales";
import { orderIn } from "../../lib/language";
import { groupByKeys } from "../../lib/groupBy";
import type { PlannedContext } from "../../lib/routeContext";
import type { DocEntry } from "../collections/docFields";
import type { DataItem } from "../content/data/loadData";
import type { Tag } from "../content/data/tags";
import { countByKey, sortTags } from "../routes/listRoutes";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import type { LocalizedVersion } from "./types";
import { createCounterparts, createVersionContext } from "./versionContext";

type DocsTag = DataItem<Tag>;

/** A version's listed pages by the keys of their tags, in the order of their titles. */
type Tagged = {
  planned: LocalizedVersion;
  tags: DocsTag[];
  pagesByTag: Map<string, DocEntry[]>;
};

/** The path of a tag among the docs that begin at a path, both without locale. */
export const docsTagPath = (basePath: string, permalink: string) =>
  `${basePath}/tags/${permalink}`;

/** Plans lists of tags: all tags of a version, and the pages of each tag. */
export function createTagRoutes(
  versions: readonly LocalizedVersion[],
  tags: readonly DocsTag[],
): Route[] {
  const tagged = versions
    .map((planned) => groupByTag(planned, tags))
    .filter((one) => one.tags.length > 0);
  const counterparts = createCounterparts();
  for (const { planned, tags: own } of tagged) {
    const { path } = planned.version;
    counterparts.add(planned, "", `${path}/tags`);
    for (const { permalink } of own) {
      counterparts.add(planned, permalink, docsTagPath(path, permalink));
    }
  }

  const createListRoute = (
    { planned }: Tagged,
    permalink: string,
    context: Partial<PlannedContext>,
  ) => {
    const { version, locale } = planned;
    const same = counterparts.find(planned, permalink);
    const hasList = (one: LocalizedVersion) =>
      one.version === version &&
      version.name in counterparts.find(one, permalink);
    return createScreenRoute({
      locale,
      path: same[version.name] ?? "",
      template: "DocsTags",
      locales: versions.filter(hasList).map((one) => one.locale),
      // Older versions have much the same, and search engines need one of them.
      isHidden: version.isNoIndex || !version.isLast,
      context: {
        ...context,
        basePath: `${version.path}/tags`,
        docs: createVersionContext(versions, planned, same),
      },
    });
  };

  return tagged.flatMap((one) => [
    createListRoute(one, "", {
      tagIds: one.tags.map(({ id }) => id),
      ids: [],
      postCounts: countByKey(one.tags, one.pagesByTag),
    }),
    ...one.tags.map(({ id, key, permalink }) => {
      const pages = one.pagesByTag.get(key) ?? [];
      return createListRoute(one, permalink, {
        tagIds: [id],
        ids: pages.map((page) => page.id),
      });
    }),
  ]);
}

function groupByTag(
  planned: LocalizedVersion,
  tags: readonly DocsTag[],
): Tagged {
  const { docs, locale } = planned;
  const compare = orderIn(languageTag(locale));
  const listed = docs
    .filter(({ isListed }) => isListed)
    .sort((a, b) => compare(a.title, b.title) || compare(a.docId, b.docId));
  const pagesByTag = groupByKeys(listed, ({ tagKeys }) => tagKeys);
  const own = sortTags(tags, locale).filter(({ key }) => pagesByTag.has(key));
  return { planned, tags: own, pagesByTag };
}
