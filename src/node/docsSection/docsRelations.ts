import type { CreateResolversArgs } from "gatsby";
import { localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { nodeSeed } from "../nodes/contentNodes";
import type { DocNode, TagNode } from "../nodes/contentNodes";
import { docsTagPath } from "./docsTagPath";

type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
  };
};

/** Where a page's source can be edited: what it says itself goes before what the site config says. */
function editUrlOf({ chosen, collection, sourcePath }: DocNode): string | null {
  if (chosen.editUrl !== undefined) return chosen.editUrl;
  const own = siteConfig.docs[collection]?.editUrl;
  const base = (own ?? siteConfig.blog.editUrl)?.replace(/\/$/, "");
  return base === undefined ? null : encodeURI(`${base}/${sourcePath}`);
}

/** Relations of documentation to tags, and what the site config adds to it. */
export const createDocsRelations = ({
  createNodeId,
}: Pick<CreateResolversArgs, "createNodeId">) => ({
  Query: {
    docPages: {
      type: "[Doc!]!",
      description:
        "Pages of documentation by their ids, in the order of the ids.",
      args: { ids: { type: "[String!]!", description: "Ids of Doc nodes." } },
      resolve: (
        _: unknown,
        { ids }: { ids: string[] },
        { nodeModel }: Model,
      ): object[] =>
        ids
          .map((id) => nodeModel.getNodeById({ id, type: "Doc" }))
          .filter((node) => node !== null),
    },
  },
  Doc: {
    editUrl: { resolve: editUrlOf },
    tags: {
      type: "[Tag!]!",
      description:
        "The page's tags, in its locale; path and hasPage are those of its version's list of the tag.",
      resolve: (doc: DocNode, _: unknown, { nodeModel }: Model): object[] =>
        doc.tagKeys.flatMap((key) => {
          const id = createNodeId(nodeSeed("Tag", key, doc.locale));
          const tag = nodeModel.getNodeById({ id, type: "Tag" });
          if (!tag) return [];
          const { permalink } = tag as TagNode;
          const path = docsTagPath(doc.basePath ?? "", permalink);
          // What is not listed may be alone with a tag.
          const hasPage = doc.isListed;
          return { ...tag, path: localePath(doc.locale, path), hasPage };
        }),
    },
  },
});
