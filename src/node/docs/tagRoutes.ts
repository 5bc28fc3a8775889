import { languageTag } from "../../config/locales";
import { groupByKeys } from "../../lib/groupBy";
import { orderIn } from "../../lib/language";
import type { DataItem } from "../content/data/loadData";
import type { Tag } from "../content/data/tags";
import { countByKey, sortTags } from "../routes/listRoutes";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import type { LocalizedVersion } from "./types";
import { createCounterparts, createVersionContext } from "./versionContext";

/** The path of a tag among the docs that begin at a path, both without locale. */
export const docsTagPath = (basePath: string, permalink: string) =>
  `${basePath}/tags/${permalink}`;

/** Creates the lists of tags: all tags of a version, and the pages of each tag. */
export function createTagRoutes(
  versions: readonly LocalizedVersion[],
  tags: readonly DataItem<Tag>[],
): Route[] {
  const lists = versions.flatMap((version) => createLists(version, tags));
  const findCounterparts = createCounterparts(lists);
  return lists.map(({ version, key, path, context }) => {
    const counterparts = findCounterparts(version, key);
    const translations = lists.filter(
      (list) => list.version.area === version.area && list.key === key,
    );
    return createScreenRoute({
      locale: version.locale,
      path,
      template: "DocsTags",
      locales: translations.map((list) => list.version.locale),
      // Older versions have much the same, and search engines need one of them.
      isHidden: !version.isLast,
      context: {
        ...context,
        basePath: `${version.path}/tags`,
        docs: createVersionContext(versions, version, counterparts),
      },
    });
  });
}

/** Creates the lists of a version: its listed pages by tag, in the order of their titles. */
function createLists(
  version: LocalizedVersion,
  tags: readonly DataItem<Tag>[],
) {
  const { docs, locale } = version;
  const compare = orderIn(languageTag(locale));
  const listed = docs
    .filter(({ isListed }) => isListed)
    .sort((a, b) => compare(a.title, b.title) || compare(a.docId, b.docId));
  const docsByTag = groupByKeys(listed, ({ tagKeys }) => tagKeys);
  const used = sortTags(tags, locale).filter(({ key }) => docsByTag.has(key));
  if (used.length === 0) return [];
  const allTags = {
    tagIds: used.map(({ id }) => id),
    ids: [],
    postCounts: countByKey(used, docsByTag),
  };
  return [
    { version, key: "", path: `${version.path}/tags`, context: allTags },
    ...used.map(({ id, key, permalink }) => ({
      version,
      key: permalink,
      path: docsTagPath(version.path, permalink),
      context: {
        tagIds: [id],
        ids: (docsByTag.get(key) ?? []).map((doc) => doc.id),
      },
    })),
  ];
}
