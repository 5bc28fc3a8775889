import type { CreateResolversArgs } from "gatsby";
import { localePath } from "../../config/locales";
import { byIds } from "../model/byIds";
import type { Model } from "../model/byIds";
import { dataSeed } from "../model/nodeIds";
import type { DocEntry } from "../collections/docFields";
import type { Tag } from "../content/data/tags";
import { docsTagPath } from "./docsTagPath";

/** Relations of documentation to tags. */
export const createDocsRelations = ({
  createNodeId,
}: Pick<CreateResolversArgs, "createNodeId">) => ({
  Query: {
    docPages: byIds("Doc", "Pages of documentation"),
  },
  Doc: {
    tags: {
      type: "[Tag!]!",
      description:
        "The page's tags, in its locale; path and hasPage are those of its version's list of the tag.",
      resolve: (doc: DocEntry, _: unknown, { nodeModel }: Model): object[] =>
        doc.tagKeys.flatMap((key) => {
          const id = createNodeId(dataSeed("Tag", key, doc.locale));
          const tag = nodeModel.getNodeById({ id, type: "Tag" });
          if (!tag) return [];
          const { permalink } = tag as Tag;
          const path = docsTagPath(doc.basePath ?? "", permalink);
          // What is not listed may be alone with a tag.
          const hasPage = doc.isListed;
          return { ...tag, path: localePath(doc.locale, path), hasPage };
        }),
    },
  },
});
