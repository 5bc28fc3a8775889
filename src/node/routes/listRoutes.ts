import { languageTag, localeCodes, stripLocale } from "../../config/locales";
import { orderIn } from "../../lib/language";
import { groupByKeys } from "../../lib/groupBy";
import type { PostEntry } from "../collections/postFields";
import type { Author } from "../content/data/authors";
import type { DataItem } from "../content/data/loadData";
import type { Tag } from "../content/data/tags";
import { createPagedRoutes } from "./pagedRoutes";
import { createScreenRoute } from "./route";
import type { Route } from "./route";

type ListedPost = Pick<
  PostEntry,
  "id" | "locale" | "lang" | "isListed" | "isPinned" | "authorKeys" | "tagKeys"
>;
type AuthorRef = Pick<DataItem<Author>, "id" | "key" | "locale" | "path">;
type TagRef = Pick<DataItem<Tag>, "id" | "key" | "locale" | "path" | "label">;

export type ListInput = {
  /** The newest first. */
  posts: readonly ListedPost[];
  authors: readonly AuthorRef[];
  tags: readonly TagRef[];
  postsPerPage: number;
  /** The number of posts in the list of recent posts. */
  sidebarCount: number;
};

/** Creates the lists of the blog in all locales: posts, archive, authors, tags. */
export function* createListRoutes(input: ListInput): Generator<Route> {
  const { posts, postsPerPage: pageSize } = input;
  const lists = new Map(
    localeCodes.map((locale) => [locale, createLists(posts, locale)]),
  );
  const pickIds = (
    pick: (lists: Lists) => readonly ListedPost[] | undefined,
  ) => {
    const picked = new Map(
      [...lists].map(([locale, each]) => [locale, getIds(pick(each) ?? [])]),
    );
    return (locale: string) => picked.get(locale) ?? [];
  };
  for (const [locale, current] of lists) {
    const recentIds = getIds(current.newest.slice(0, input.sidebarCount));
    yield* createPagedRoutes({
      screen: {
        locale,
        path: "/blog",
        template: "Blog",
        context: { recentIds },
      },
      ids: pickIds(({ top }) => top),
      pageSize,
    });
    yield createScreenRoute({
      locale,
      path: "/blog/archive",
      template: "Archive",
    });

    const authors = input.authors.filter((author) => author.locale === locale);
    yield createScreenRoute({
      locale,
      path: "/blog/authors",
      template: "AuthorList",
      context: { postCounts: countByKey(authors, current.byAuthor) },
    });
    for (const { id, key, path } of authors) {
      if (path === null) continue;
      const ids = pickIds(({ byAuthor }) => byAuthor.get(key));
      const context = { id, postCount: current.byAuthor.get(key)?.length ?? 0 };
      const template = "Author";
      yield* createPagedRoutes({
        screen: { locale, path: stripLocale(path).path, template, context },
        ids,
        pageSize,
      });
    }

    const tags = sortTags(input.tags, locale).filter(({ key }) =>
      current.byTag.has(key),
    );
    yield createScreenRoute({
      locale,
      path: "/blog/tags",
      template: "TagList",
      context: {
        tagIds: getIds(tags),
        postCounts: countByKey(tags, current.byTag),
      },
    });
    for (const { id, key, path } of tags) {
      const ids = pickIds(({ byTag }) => byTag.get(key));
      const postCount = current.byTag.get(key)?.length ?? 0;
      const context = { id, postCount };
      const template = "Tag";
      yield* createPagedRoutes({
        screen: { locale, path: stripLocale(path).path, template, context },
        ids,
        pageSize,
        fallback: "/blog/tags",
      });
    }
  }
}

type Lists = ReturnType<typeof createLists>;

/** Lists the posts of a locale as its pages show them, each list newest first. */
function createLists(posts: readonly ListedPost[], locale: string) {
  const newest = posts.filter((p) => p.locale === locale && p.isListed);
  return {
    newest,
    /** The same posts, with the pinned ones first. */
    top: [
      ...newest.filter(({ isPinned }) => isPinned),
      ...newest.filter(({ isPinned }) => !isPinned),
    ],
    byAuthor: groupByKeys(newest, ({ authorKeys }) => authorKeys),
    byTag: groupByKeys(newest, ({ tagKeys }) => tagKeys),
  };
}

const getIds = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);

/** How many posts there are by each key. */
export const countByKey = (
  nodes: readonly { key: string }[],
  groups: ReadonlyMap<string, readonly unknown[]>,
) =>
  Object.fromEntries(
    nodes.map(({ key }) => [key, groups.get(key)?.length ?? 0]),
  );

/** A locale's tags as its readers look words up. */
export function sortTags<Tag extends Pick<TagRef, "key" | "label" | "locale">>(
  tags: readonly Tag[],
  locale: string,
): Tag[] {
  const compare = orderIn(languageTag(locale));
  return tags
    .filter((tag) => tag.locale === locale)
    .sort((a, b) => compare(a.label, b.label) || compare(a.key, b.key));
}
