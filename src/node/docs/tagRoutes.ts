import { languageTag } from "../../config/languageTag";
import { orderIn } from "../../lib/collation";
import type { RouteContext } from "../../lib/routeContext";
import type { DocEntry } from "../collections/docFields";
import type { PlanInput } from "../collections/collection";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import type { PlannedVersion } from "./types";
import {
  createCounterparts,
  createVersionContext,
  findLastVersion,
} from "./versions";

type DocsTag = PlanInput["tags"][number];

/** A version's listed pages by the keys of their tags, in the order of their titles. */
type Tagged = {
  planned: PlannedVersion;
  tags: DocsTag[];
  pagesByTag: Map<string, DocEntry[]>;
};

/** The path of a tag among the docs that begin at a path, both without locale. */
export const docsTagPath = (basePath: string, permalink: string) =>
  `${basePath}/tags/${permalink}`;

/** Plans lists of tags: all tags of a version, and the pages of each tag. */
export function createTagRoutes(
  versions: readonly PlannedVersion[],
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
    context: Partial<RouteContext>,
  ) => {
    const { version, locale } = planned;
    const same = counterparts.find(planned, permalink);
    const last = findLastVersion(versions, planned);
    const hasList = (one: PlannedVersion) =>
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
        docs: createVersionContext(planned, last, same),
      },
    });
  };

  return tagged.flatMap((one) => [
    createListRoute(one, "", {
      tagIds: one.tags.map(({ id }) => id),
      ids: [],
      ...countByTag(one),
    }),
    ...one.tags.map(({ id, key, permalink }) => {
      const pages = one.pagesByTag.get(key) ?? [];
      return createListRoute(one, permalink, {
        tagIds: [id],
        ids: pages.map((page) => page.id),
        postCount: pages.length,
        ownCount: countOwn(pages),
      });
    }),
  ]);
}

function groupByTag(planned: PlannedVersion, tags: readonly DocsTag[]): Tagged {
  const { docs, locale } = planned;
  const compare = orderIn(languageTag(locale));
  const pagesByTag = new Map<string, DocEntry[]>();
  const listed = docs
    .filter(({ isListed, tagKeys }) => isListed && tagKeys.length > 0)
    .sort((a, b) => compare(a.title, b.title) || compare(a.docId, b.docId));
  for (const doc of listed) {
    for (const key of new Set(doc.tagKeys)) {
      pagesByTag.set(key, [...(pagesByTag.get(key) ?? []), doc]);
    }
  }
  const own = tags
    .filter((tag) => tag.locale === locale && pagesByTag.has(tag.key))
    .sort((a, b) => compare(a.label, b.label) || compare(a.key, b.key));
  return { planned, tags: own, pagesByTag };
}

/** Counts the pages in the language of the list, where not all are. */
function countOwn(pages: readonly DocEntry[]): number | undefined {
  const own = pages.filter(({ isFallback }) => !isFallback).length;
  return own === pages.length ? undefined : own;
}

/** Counts the pages of each tag. */
function countByTag({
  tags,
  pagesByTag,
}: Tagged): Pick<RouteContext, "postCounts" | "ownCounts"> {
  const counts = tags.map(({ key }) => {
    const pages = pagesByTag.get(key) ?? [];
    return { key, all: pages.length, own: countOwn(pages) };
  });
  const own = counts.flatMap(({ key, own }) =>
    own === undefined ? [] : [[key, own] as const],
  );
  return {
    postCounts: Object.fromEntries(counts.map(({ key, all }) => [key, all])),
    ownCounts: own.length > 0 ? Object.fromEntries(own) : undefined,
  };
}
