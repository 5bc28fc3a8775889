import { languageTag } from "../../config/languageTag";
import { localePath } from "../../config/locales";
import { orderIn } from "../../lib/collation";
import type { DocsContext } from "../../lib/docsContext";
import type { RouteContext } from "../../lib/routeContext";
import type { DocEntry } from "../collections/docFields";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { docsTagPath } from "./docsTagPath";
import type { DocsPlan, PlannedVersion } from "./planDocs";
import { versionFacts } from "./versionFacts";

/** A tag as lists of docs see it. */
export type DocsTag = {
  id: string;
  key: string;
  locale: string;
  label: string;
  permalink: string;
};

/** A version's listed pages by the keys of their tags, in the order of their titles. */
type Tagged = { planned: PlannedVersion; byTag: Map<string, DocEntry[]> };

/** Lists of what docs are about: one of all tags of a version, and one of the pages of each tag. */
export function* docsTagRoutes(
  plan: DocsPlan,
  tags: readonly DocsTag[],
): Generator<Route> {
  const all = plan.versions
    .map((planned) => ({ planned, byTag: pagesByTag(planned) }))
    .filter(({ byTag }) => byTag.size > 0);
  if (all.length === 0) return;
  const factsOf = versionFacts(plan);
  const byLocale = tagsByLocale(tags);
  for (const tagged of all) {
    const { planned, byTag } = tagged;
    const { version, locale } = planned;
    const own = (byLocale.get(locale) ?? []).filter(({ key }) =>
      byTag.has(key),
    );
    const facts = factsOf(planned, { docId: null, locale, lang: locale });
    const listRoute = (
      has: (other: Tagged) => boolean,
      pathIn: (base: string) => string,
      context: Partial<RouteContext>,
    ) => {
      const same = all.filter(
        (other) =>
          other.planned.version.collection === version.collection && has(other),
      );
      return createScreenRoute({
        locale,
        path: pathIn(version.path),
        template: "DocsTags",
        locales: same
          .filter((other) => other.planned.version === version)
          .map((other) => other.planned.locale),
        // Older versions have much the same, and search engines need one of them.
        isHidden: version.isNoIndex || !version.isLast,
        context: {
          ...context,
          basePath: `${version.path}/tags`,
          docs: placeOf(planned, facts, same, pathIn),
        },
      });
    };
    yield listRoute(
      () => true,
      (base) => `${base}/tags`,
      { tagIds: own.map(({ id }) => id), ids: [], ...countsOf(own, tagged) },
    );
    for (const { id, key, permalink } of own) {
      const pages = byTag.get(key) ?? [];
      yield listRoute(
        (other) => other.byTag.has(key),
        (base) => docsTagPath(base, permalink),
        {
          tagIds: [id],
          ids: pages.map((page) => page.id),
          postCount: pages.length,
          ...ownCount(pages),
        },
      );
    }
  }
}

function pagesByTag({ docs, locale }: PlannedVersion) {
  const compare = orderIn(languageTag(locale));
  const groups = new Map<string, DocEntry[]>();
  const listed = docs
    .filter(({ isListed, tagKeys }) => isListed && tagKeys.length > 0)
    .sort((a, b) => compare(a.title, b.title) || compare(a.docId, b.docId));
  for (const doc of listed) {
    for (const key of new Set(doc.tagKeys)) {
      const group = groups.get(key);
      if (group) group.push(doc);
      else groups.set(key, [doc]);
    }
  }
  return groups;
}

/** The tags of each locale, as its readers look words up. */
function tagsByLocale(tags: readonly DocsTag[]): Map<string, DocsTag[]> {
  const groups = new Map<string, DocsTag[]>();
  for (const tag of tags) {
    groups.set(tag.locale, [...(groups.get(tag.locale) ?? []), tag]);
  }
  for (const [locale, own] of groups) {
    const compare = orderIn(languageTag(locale));
    own.sort((a, b) => compare(a.label, b.label) || compare(a.key, b.key));
  }
  return groups;
}

/** Pages in the language of the list, where not all are. */
function ownCount(pages: readonly DocEntry[]): { ownCount?: number } {
  const own = pages.filter(({ isFallback }) => !isFallback).length;
  return own === pages.length ? {} : { ownCount: own };
}

/** The same for each tag. */
function countsOf(tags: readonly DocsTag[], { byTag }: Tagged) {
  const pagesOf = (key: string) => byTag.get(key) ?? [];
  const own = tags.flatMap(({ key }) => {
    const { ownCount: count } = ownCount(pagesOf(key));
    return count === undefined ? [] : [[key, count] as const];
  });
  return {
    postCounts: Object.fromEntries(
      tags.map(({ key }) => [key, pagesOf(key).length]),
    ),
    ...(own.length > 0 && { ownCounts: Object.fromEntries(own) }),
  };
}

/** What a list says of its version, and where the same list is in the others. */
function placeOf(
  { version, locale }: PlannedVersion,
  facts: Pick<DocsContext, "about" | "start" | "canonical">,
  same: readonly Tagged[],
  pathIn: (base: string) => string,
): DocsContext {
  const here = same
    .map(({ planned }) => planned)
    .filter((planned) => planned.locale === locale);
  const { about, start } = facts;
  const last = here.find((planned) => planned.version.isLast);
  const path = last && localePath(locale, pathIn(last.version.path));
  return {
    collection: version.collection,
    version: version.name,
    id: null,
    start,
    about: {
      ...about,
      last:
        about.last &&
        (path === undefined
          ? about.last
          : { ...about.last, path, isSame: true }),
    },
    canonical: null,
    versions: Object.fromEntries(
      here.map((planned) => [
        planned.version.name,
        pathIn(planned.version.path),
      ]),
    ),
    sidebar: null,
    sidebarFile: null,
    crumbs: [],
    previous: null,
    next: null,
  };
}
