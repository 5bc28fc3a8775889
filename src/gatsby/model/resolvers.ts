import { collections } from "../../site/collections";
import type { PageEntry } from "../../site/collections/pages";
import { languageTag, localePath } from "../../config/locales";
import { formatSpan } from "../../lib/format";
import type { PostEntry } from "../../site/collections/posts";
import type { ProjectEntry } from "../../site/collections/projectFields";
import {
  contactField,
  createAvailabilityField,
  createEntryFields,
  createDateField,
  homeField,
  periodField,
  videoField,
} from "./entryFields";
import { createPublicUrl, smallFile } from "./imageData";
import { readImageSize } from "./imageSize";
import type { ResolverContext } from "./nodeModel";
import { hasTypst } from "../../output/profiles/createPdf";
import { nodeId } from "../../site/content/entry";
import type { BaseEntry } from "../../site/content/entry";

/** Defines a field that finds nodes by id. A page then depends on these nodes, not on every node of their type. */
const createNodesField = (type: string, names: string) => ({
  type: `[${type}!]!`,
  description: `${names} by their ids, in the order of the ids.`,
  args: { ids: { type: "[String!]!", description: `Ids of ${type} nodes.` } },
  resolve: (
    _: unknown,
    { ids }: { ids: string[] },
    { nodeModel }: ResolverContext,
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

  const findItem = (
    type: string,
    key: string,
    { locale }: BaseEntry,
    { nodeModel }: ResolverContext,
  ) => nodeModel.getNodeById({ id: nodeId(type, key, locale), type });

  /** Creates the resolver of what a post has several of. */
  const findItems =
    (type: string, keys: "authorKeys" | "tagKeys") =>
    (post: PostEntry, _: unknown, context: ResolverContext) =>
      post[keys]
        .map((key) => findItem(type, key, post, context))
        .filter((item) => item !== null);

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
      publicURL: createPublicUrl(root),
      size: {
        resolve: ({ filePath }: { filePath: string | null }) =>
          filePath ? readImageSize(filePath) : null,
      },
    },
    ...Object.fromEntries(
      collections.map(({ nodeType }) => [nodeType, entryFields]),
    ),
    Page: {
      ...entryFields,
      home: homeField,
      sections: {
        type: "[String!]",
        description: "The sections of the home page, in their order.",
        resolve: ({ sections }: PageEntry) => sections,
      },
      reviewedText: createDateField("reviewed", "String"),
      contact: contactField,
      availability,
    },
    BlogPost: {
      ...entryFields,
      dateText: createDateField("date", "String!"),
      authors: {
        type: "[Author!]!",
        description: "The post's authors, in its locale.",
        resolve: findItems("Author", "authorKeys"),
      },
      tags: {
        type: "[Tag!]!",
        description: "The post's tags, in its locale.",
        resolve: findItems("Tag", "tagKeys"),
      },
      series: {
        type: "Series",
        description: "The series it belongs to, in its locale.",
        resolve: (post: PostEntry, _: unknown, context: ResolverContext) =>
          post.seriesKey && findItem("Series", post.seriesKey, post, context),
      },
    },
    Project: {
      ...entryFields,
      periodText: {
        type: "String!",
        description:
          "The period in words of the page's language: September 2025 – February 2026.",
        resolve: ({ period: { from, to }, locale }: ProjectEntry) =>
          formatSpan(from, to, languageTag(locale)),
      },
      video: videoField,
    },
    Author: { link },
    Cv: { ...createPdfFields(root), availability },
    CvWork: { periodText: periodField },
    CvEducation: { periodText: periodField },
  };
};

/** Resolves the paths of the PDFs that src/output/profiles writes. */
const createPdfFields = (root: string) => {
  const createPathField = (path: string, noun: string) => ({
    type: "String",
    description: `Address of the ${noun} as a PDF; null where Typst is not installed.`,
    resolve: ({ locale }: { locale: string }) =>
      hasTypst(root) ? localePath(locale, path) : null,
  });
  return {
    pdf: createPathField("/cv.pdf", "CV"),
    profile: createPathField("/profile.pdf", "project profile"),
  };
};
