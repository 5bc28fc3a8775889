import type { CreateResolversArgs } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { detailsIn } from "../content/authorDetails";
import { nobody } from "../content/readAuthors";
import { newestFirst, nodeSeed } from "./contentNodes";
import { fixedSize } from "./fixedSize";
import { homeField } from "./homeField";
import type { AuthorNode, PostNode, TagNode } from "./contentNodes";
import { inWords, styles } from "./textResolvers";
import { textTree } from "./textTree";

type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findAll: <T>(query: {
      type: string;
      query?: object;
    }) => Promise<{ entries: Iterable<T> }>;
  };
};

const editUrl = {
  resolve: ({ sourcePath }: PostNode): string | null => {
    const base = siteConfig.blog.editUrl?.replace(/\/$/, "");
    return base === undefined ? null : encodeURI(`${base}/${sourcePath}`);
  },
};

/** Nodes by id: a page depends on these alone, and not on every node of their type. */
const byIds = (type: "BlogPost" | "Tag", names: string) => ({
  type: `[${type}!]!`,
  description: `${names} by their ids, in the order of the ids.`,
  args: { ids: { type: "[String!]!", description: `Ids of ${type} nodes.` } },
  resolve: (
    _: unknown,
    { ids }: { ids: string[] },
    { nodeModel }: Model,
  ): object[] =>
    ids
      .map((id) => nodeModel.getNodeById({ id, type }))
      .filter((node) => node !== null),
});

type Reachable = Record<"path" | "url" | "email", string | null>;

const link = {
  type: "String",
  description:
    "Where the author's name leads: to their page, else their website, else their mailbox; null where there is none of these.",
  resolve: ({ path, url, email }: Reachable): string | null =>
    path ?? url ?? (email && `mailto:${email}`),
};

type PostsArgs = { standIns: boolean };

/**
 * Relations between posts, authors and tags, both ways. A post's unknown
 * author is reported with its line when content is checked; here it is left
 * out, so that develop goes on.
 */
export const createRelations = (
  { createNodeId }: Pick<CreateResolversArgs, "createNodeId">,
  root: string,
) => {
  const tree = textTree(createNodeId, root);

  const nodeOf = (
    type: string,
    key: string,
    { locale }: PostNode,
    { nodeModel }: Model,
  ) =>
    nodeModel.getNodeById({
      id: createNodeId(nodeSeed(type, key, locale)),
      type,
    });

  const tagsOf = (post: PostNode, _args: unknown, model: Model) =>
    post.tagKeys
      .map((key) => nodeOf("Tag", key, post, model))
      .filter((node) => node !== null);

  /** What a post says of an author goes before what the authors' file says. */
  const authorsOf = (post: PostNode, _args: unknown, model: Model) =>
    post.bylines.flatMap(({ key, own }, index) => {
      const known = key === null ? null : nodeOf("Author", key, post, model);
      if (key !== null && !known) return [];
      if (!own) return known ?? [];
      const id = createNodeId(`${post.id} author ${index}`);
      const unknown = {
        ...nobody,
        key: id,
        locale: post.locale,
        path: null,
        position: 0,
      };
      return { ...unknown, ...known, ...detailsIn(own, post.locale), id };
    });

  const postsOf =
    (keys: "authorKeys" | "tagKeys") =>
    async (
      { key, locale }: AuthorNode | TagNode,
      { standIns }: PostsArgs,
      { nodeModel }: Model,
    ) => {
      const filter = {
        locale: { eq: locale },
        isListed: { eq: true },
        [keys]: { in: [key] },
        ...(standIns ? {} : { isStandIn: { eq: false } }),
      };
      const found = await nodeModel.findAll<PostNode>({
        type: "BlogPost",
        query: { filter },
      });
      return [...found.entries].sort(newestFirst);
    };

  const posts = (keys: "authorKeys" | "tagKeys") => ({
    type: "[BlogPost!]!",
    description: "Posts that lists of this locale show, newest first.",
    args: {
      standIns: {
        type: "Boolean",
        defaultValue: true,
        description: "False leaves out posts that are not translated.",
      },
    },
    resolve: postsOf(keys),
  });

  const postCount = (keys: "authorKeys" | "tagKeys") => ({
    type: "Int!",
    description:
      "Number of posts that lists of this locale show, stand-ins included.",
    resolve: async (source: AuthorNode | TagNode, _: unknown, model: Model) =>
      (await postsOf(keys)(source, { standIns: true }, model)).length,
  });

  return {
    Query: {
      blogPosts: byIds("BlogPost", "Posts"),
      blogTags: byIds("Tag", "Tags"),
    },
    ContentImage: {
      size: {
        resolve: ({ filePath }: { filePath: string | null }) =>
          filePath ? fixedSize(filePath) : null,
      },
    },
    Page: {
      body: tree("body"),
      styles: styles(root),
      home: homeField(createNodeId),
    },
    Doc: {
      body: tree("body"),
      styles: styles(root),
      updatedText: inWords("updated"),
    },
    BlogPost: {
      body: tree("body"),
      summary: tree("summary"),
      styles: styles(root),
      dateText: inWords("date"),
      updatedText: inWords("updated"),
      editUrl,
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
    },
    Author: {
      link,
      posts: posts("authorKeys"),
      postCount: postCount("authorKeys"),
    },
    Tag: { posts: posts("tagKeys"), postCount: postCount("tagKeys") },
  };
};
