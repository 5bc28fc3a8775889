import { collections } from "../../site/collections";
import { pages } from "../../site/collections/pages";
import type { PostEntry } from "../../site/collections/postFields";
import type { Tag } from "../../site/content/data/tags";
import {
  contactField,
  createAvailabilityField,
  createEntryFields,
  createDateField,
  homeField,
  periodField,
} from "./entryFields";
import { createPdfFields } from "./pdfFields";
import { smallFile } from "./imageData";
import { readImageSize } from "./imageSize";
import { nodeId } from "../../site/content/entry";
import type { BaseEntry } from "../../site/content/entry";

/** The part of Gatsby's resolver context that resolvers use. */
export type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
  };
};

/** Defines a field that finds nodes by id. A page then depends on these nodes, not on every node of their type. */
const createNodesField = (type: string, names: string) => ({
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

type Reachable = Partial<Record<"path" | "url" | "email", string | null>>;

const link = {
  type: "String",
  description:
    "Where the author's name leads: to their page, else their website, else their mailbox; null where there is none of these.",
  resolve: ({ path, url, email }: Reachable): string | null =>
    path ?? url ?? (email ? `mailto:${email}` : null),
};

/**
 * Resolves relations of the content model: posts to authors, tags and series.
 * Unknown authors are left out; the content check reports them.
 */
export const createRelations = (root: string) => {
  const entryFields = createEntryFields(root);
  const availability = createAvailabilityField(root);

  const findNode = (
    type: string,
    key: string,
    { locale }: BaseEntry,
    { nodeModel }: Model,
  ) => nodeModel.getNodeById({ id: nodeId(type, key, locale), type });

  const findTags = (post: PostEntry, _: unknown, model: Model) =>
    post.tagKeys
      .map((key) => findNode("Tag", key, post, model) as Tag | null)
      .filter((tag) => tag !== null);

  const findAuthors = (post: PostEntry, _: unknown, model: Model) =>
    post.authorKeys
      .map((key) => findNode("Author", key, post, model))
      .filter((author) => author !== null);

  return {
    Query: {
      ...Object.fromEntries(
        collections.map(({ nodeType, name }) => [
          `${nodeType[0]?.toLowerCase()}${nodeType.slice(1)}s`,
          createNodesField(nodeType, `Entries of the kind "${name}"`),
        ]),
      ),
      blogTags: createNodesField("Tag", "Tags"),
    },
    ContentImage: {
      small: smallFile,
      size: {
        resolve: ({ filePath }: { filePath: string | null }) =>
          filePath ? readImageSize(filePath) : null,
      },
    },
    ...Object.fromEntries(
      collections.map(({ nodeType, resolvers }) => [
        nodeType,
        { ...entryFields, ...resolvers },
      ]),
    ),
    Page: {
      ...entryFields,
      ...pages.resolvers,
      home: homeField,
      contact: contactField,
      availability,
    },
    BlogPost: {
      ...entryFields,
      dateText: createDateField("date"),
      authors: {
        type: "[Author!]!",
        description: "The post's authors, in its locale.",
        resolve: findAuthors,
      },
      tags: {
        type: "[Tag!]!",
        description: "The post's tags, in its locale.",
        resolve: findTags,
      },
      series: {
        type: "Series",
        description: "The series it belongs to, in its locale.",
        resolve: (post: PostEntry, _: unknown, model: Model) =>
          post.seriesKey && findNode("Series", post.seriesKey, post, model),
      },
    },
    Author: { link },
    Cv: { ...createPdfFields(root), availability },
    CvWork: { periodText: periodField },
    CvEducation: { periodText: periodField },
  };
};
