import { findLanguageTag, listLocales, removeLocale } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import { AUTHOR_POSTS } from "../../config/constants";
import { orderIn } from "../../lib/language";
import type { PlannedContext } from "../../lib/routeContext";
import { groupByKeys } from "../../lib/groupBy";
import type { PostEntry } from "../collections/posts";
import type { Author } from "../content/data/authors";
import type { DataItem } from "../content/data/loadData";
import type { Tag } from "../content/data/tags";
import { createPagedRoutes } from "./pagedRoutes";
import { relatePosts } from "./relatePosts";
import { createScreenRoute } from "./route";
import type { Route } from "./route";

type AuthorRef = Pick<DataItem<Author>, "id" | "key" | "locale" | "path">;
type TagRef = Pick<DataItem<Tag>, "id" | "key" | "locale" | "path" | "label">;

export type ListInput = {
  i18n: I18n;
  /** The newest first. */
  posts: readonly PostEntry[];
  authors: readonly AuthorRef[];
  tags: readonly TagRef[];
  /** True if a post has an author, or will have one when it is out. */
  hasAuthors: boolean;
  /** The same for tags. */
  hasTags: boolean;
  postsPerPage: number;
  /** The number of posts in the list of recent posts. */
  sidebarCount: number;
};

/** Creates the lists of the blog in all locales: posts, archive, authors, tags. */
export function* createListRoutes(input: ListInput): Generator<Route> {
  const { i18n, posts, postsPerPage: pageSize, sidebarCount, hasTags } = input;
  const lists = new Map(
    listLocales(i18n).map((locale) => [locale, createLists(posts, locale)]),
  );
  const pickIds =
    (pick: (lists: Lists) => readonly string[] | undefined) =>
    (locale: string) => {
      const localeLists = lists.get(locale);
      return (localeLists && pick(localeLists)) ?? [];
    };
  for (const [locale, { newest, byAuthor, byTag, findRelated }] of lists) {
    const context = { recentIds: newest.slice(0, sidebarCount), hasTags };
    yield* createPagedRoutes(i18n, {
      screen: { locale, path: "/blog", template: "Blog", context },
      ids: pickIds((each) => each.newest),
      pageSize,
    });
    const archive = { path: "/blog/archive", template: "Archive" };
    yield createScreenRoute(i18n, { locale, ...archive });

    // Those of drafts alone have no page either.
    const authors = input.authors.filter(
      (author) => author.locale === locale && byAuthor.has(author.key),
    );
    const latest = authors.flatMap(
      ({ key }) => byAuthor.get(key)?.slice(0, AUTHOR_POSTS) ?? [],
    );
    const postCounts = countByKey(authors, byAuthor);
    if (input.hasAuthors)
      yield createScreenRoute(i18n, {
        locale,
        path: "/blog/authors",
        template: "AuthorList",
        context: {
          postCounts,
          recentIds: newest.filter((id) => latest.includes(id)),
        },
      });
    for (const author of authors) {
      if (author.path === null) continue;
      yield* createPagedRoutes(i18n, {
        screen: createKeyScreen(
          i18n,
          "Author",
          { ...author, path: author.path },
          byAuthor,
          { postCounts },
        ),
        ids: pickIds((each) => each.byAuthor.get(author.key)),
        pageSize,
      });
    }

    const tags = sortTags(i18n, input.tags, locale).filter(({ key }) =>
      byTag.has(key),
    );
    const tagIds = tags.map(({ id }) => id);
    if (hasTags)
      yield createScreenRoute(i18n, {
        locale,
        path: "/blog/tags",
        template: "TagList",
        context: { tagIds, postCounts: countByKey(tags, byTag) },
      });
    for (const tag of tags) {
      yield* createPagedRoutes(i18n, {
        screen: createKeyScreen(i18n, "Tag", tag, byTag, {
          tagIds,
          relatedIds: findRelated(tag.key),
        }),
        ids: pickIds((each) => each.byTag.get(tag.key)),
        pageSize,
        fallback: "/blog/tags",
      });
    }
  }
}

/** Describes the list of the posts of an author or with a tag. */
const createKeyScreen = (
  i18n: I18n,
  template: string,
  { id, key, locale, path }: TagRef | (AuthorRef & { path: string }),
  groups: ReadonlyMap<string, readonly string[]>,
  more: Partial<PlannedContext>,
) => ({
  locale,
  path: removeLocale(i18n, path).path,
  template,
  context: { id, postCount: groups.get(key)?.length ?? 0, ...more },
});

/** The most posts that are shown below those with a tag. */
const relatedCount = 3;

type Lists = ReturnType<typeof createLists>;

/** Lists the ids of a locale's posts as its pages show them, each list newest first. */
function createLists(posts: readonly PostEntry[], locale: string) {
  const newest = posts.filter(
    (post) => post.locale === locale && post.isListed,
  );
  const groupIds = (getKeys: (post: PostEntry) => readonly string[]) =>
    new Map(
      [...groupByKeys(newest, getKeys)].map(([key, group]) => [
        key,
        getIds(group),
      ]),
    );
  const relate = relatePosts(newest, relatedCount, locale);
  /** Finds the posts without a tag that share most of what its posts are about. */
  const findRelated = (key: string) => {
    const tagged = newest.filter(({ tagKeys }) => tagKeys.includes(key));
    const tagKeys = tagged.flatMap((post) => post.tagKeys);
    const related = tagged[0]
      ? relate({ ...tagged[0], tagKeys }, getIds(tagged))
      : [];
    return getIds(newest.filter(({ id }) => related.includes(id)));
  };
  return {
    newest: getIds(newest),
    byAuthor: groupIds(({ authorKeys }) => authorKeys),
    byTag: groupIds(({ tagKeys }) => tagKeys),
    findRelated,
  };
}

const getIds = (posts: readonly PostEntry[]) => posts.map(({ id }) => id);

/** Counts the posts of each key. */
export const countByKey = (
  nodes: readonly { key: string }[],
  groups: ReadonlyMap<string, readonly unknown[]>,
) =>
  Object.fromEntries(
    nodes.map(({ key }) => [key, groups.get(key)?.length ?? 0]),
  );

/** Sorts a locale's tags as its readers look words up. */
export function sortTags<Tag extends Pick<TagRef, "key" | "label" | "locale">>(
  i18n: I18n,
  tags: readonly Tag[],
  locale: string,
): Tag[] {
  const compare = orderIn(findLanguageTag(i18n, locale));
  return tags
    .filter((tag) => tag.locale === locale)
    .sort((a, b) => compare(a.label, b.label) || compare(a.key, b.key));
}
