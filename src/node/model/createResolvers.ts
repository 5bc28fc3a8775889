import type { CreateResolversArgs } from "gatsby";
import { collections } from "../collections";
import type { PostEntry } from "../collections/postFields";
import { localizeAuthor } from "../content/data/authors";
import type { Author } from "../content/data/authors";
import { orderSeries } from "../content/data/series";
import type { Series } from "../content/data/series";
import type { Tag } from "../content/data/tags";
import { newestFirst } from "../content/resolveEntries";
import { byIds } from "./byIds";
import type { Model } from "./byIds";
import { createEntryFields, dateInWords, homeField } from "./entryFields";
import { readImageSize } from "./imageSize";
import { dataSeed } from "./nodeIds";

type Reachable = Partial<Record<"path" | "url" | "email", string | null>>;

const link = {
  type: "String",
  description:
    "Where the author's name leads: to their page, else their website, else their mailbox; null where there is none of these.",
  resolve: ({ path, url, email }: Reachable): string | null =>
    path ?? url ?? (email ? `mailto:${email}` : null),
};

type PostsArgs = { fallbacks: boolean };

/** Relations of the content model: between posts, authors, tags and series, both ways. An unknown author, who is reported elsewhere, is left out. */
export const createRelations = (
  { createNodeId }: Pick<CreateResolversArgs, "createNodeId">,
  root: string,
) => {
  const entryFields = createEntryFields(root);

  const nodeOf = (
    type: string,
    key: string,
    { locale }: PostEntry,
    { nodeModel }: Model,
  ) =>
    nodeModel.getNodeById({
      id: createNodeId(dataSeed(type, key, locale)),
      type,
    });

  const tagsOf = (post: PostEntry, _args: unknown, model: Model) =>
    post.tagKeys
      .map((key) => nodeOf("Tag", key, post, model))
      .filter((node) => node !== null);

  /** What a post says of an author goes before what the authors' file says. */
  const authorsOf = (post: PostEntry, _args: unknown, model: Model) =>
    post.bylines.flatMap(({ key, own }, index) => {
      const known = key === null ? null : nodeOf("Author", key, post, model);
      if (key !== null && !known) return [];
      if (!own) return known ?? [];
      const id = createNodeId(`${post.id} author ${index}`);
      const { locale } = post;
      const unknown = { key: id, locale, position: 0, socials: [] };
      return { ...unknown, ...known, ...localizeAuthor(own, locale), id };
    });

  const findPosts = async (
    { locale }: { locale: string },
    filter: object,
    { nodeModel }: Model,
  ): Promise<PostEntry[]> => {
    const listed = { locale: { eq: locale }, isListed: { eq: true } };
    const { entries } = await nodeModel.findAll<PostEntry>({
      type: "BlogPost",
      query: { filter: { ...listed, ...filter } },
    });
    return [...entries].sort(newestFirst);
  };

  /** The posts of an author or a tag, whose key their field of that name has. */
  const postFields = (keys: "authorKeys" | "tagKeys") => {
    const find = (
      item: Author | Tag,
      { fallbacks }: PostsArgs,
      model: Model,
    ) => {
      const written = fallbacks ? {} : { isFallback: { eq: false } };
      const filter = { [keys]: { in: [item.key] }, ...written };
      return findPosts(item, filter, model);
    };
    return {
      posts: {
        type: "[BlogPost!]!",
        description: "Posts that lists of this locale show, newest first.",
        args: {
          fallbacks: {
            type: "Boolean",
            defaultValue: true,
            description: "False leaves out posts that are not translated.",
          },
        },
        resolve: find,
      },
      postCount: {
        type: "Int!",
        description:
          "Number of posts that lists of this locale show, fallbacks included.",
        resolve: async (item: Author | Tag, _: unknown, model: Model) =>
          (await find(item, { fallbacks: true }, model)).length,
      },
    };
  };

  return {
    Query: {
      blogPosts: byIds("BlogPost", "Posts"),
      blogTags: byIds("Tag", "Tags"),
    },
    ContentImage: {
      size: {
        resolve: ({ filePath }: { filePath: string | null }) =>
          filePath ? readImageSize(filePath) : null,
      },
    },
    ...Object.fromEntries(
      collections.map(({ nodeType }) => [nodeType, entryFields]),
    ),
    Page: { ...entryFields, home: homeField },
    BlogPost: {
      ...entryFields,
      dateText: dateInWords("date"),
      authors: {
        type: "[Author!]!",
        description: "The post's authors, in its locale.",
        resolve: authorsOf,
      },
      tags: {
        type: "[Tag!]!",
        description: "The post's tags, in its locale.",
        resolve: tagsOf,
      },
      series: {
        type: "Series",
        description: "The series it belongs to, in its locale.",
        resolve: (post: PostEntry, _: unknown, model: Model) =>
          post.seriesKey && nodeOf("Series", post.seriesKey, post, model),
      },
    },
    Series: {
      posts: {
        type: "[BlogPost!]!",
        description:
          "Its listed posts in reading order: by series_order, then oldest first; fallbacks included.",
        resolve: async (series: Series, _: unknown, model: Model) => {
          const filter = { seriesKey: { eq: series.key } };
          return orderSeries(await findPosts(series, filter, model));
        },
      },
    },
    Author: { link, ...postFields("authorKeys") },
    Tag: postFields("tagKeys"),
  };
};
