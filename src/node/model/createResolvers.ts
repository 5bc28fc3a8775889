import { localePath } from "../../config/locales";
import { collections } from "../collections";
import type { PostEntry } from "../collections/postFields";
import { localizeAuthor } from "../content/data/authors";
import { hasTypst } from "../hasTypst";
import { byIds } from "./byIds";
import type { Model } from "./byIds";
import {
  contactField,
  createEntryFields,
  dateInWords,
  homeField,
  periodField,
} from "./entryFields";
import { readImageSize } from "./imageSize";
import { nodeId } from "../content/entry";

type Reachable = Partial<Record<"path" | "url" | "email", string | null>>;

const link = {
  type: "String",
  description:
    "Where the author's name leads: to their page, else their website, else their mailbox; null where there is none of these.",
  resolve: ({ path, url, email }: Reachable): string | null =>
    path ?? url ?? (email ? `mailto:${email}` : null),
};

/** Relations of the content model, from posts to authors, tags and series. An unknown author, who is reported elsewhere, is left out. */
export const createRelations = (root: string) => {
  const entryFields = createEntryFields(root);

  const findNode = (
    type: string,
    key: string,
    { locale }: PostEntry,
    { nodeModel }: Model,
  ) => nodeModel.getNodeById({ id: nodeId(type, key, locale), type });

  const resolveTags = (post: PostEntry, _args: unknown, model: Model) =>
    post.tagKeys
      .map((key) => findNode("Tag", key, post, model))
      .filter((node) => node !== null);

  /** What a post says of an author goes before what the authors' file says. */
  const resolveAuthors = (post: PostEntry, _args: unknown, model: Model) =>
    post.bylines.flatMap(({ key, own }, index) => {
      const known = key === null ? null : findNode("Author", key, post, model);
      if (key !== null && !known) return [];
      if (!own) return known ?? [];
      const id = `${post.id} author ${index}`;
      const { locale } = post;
      const unknown = { key: id, locale, position: 0, socials: [] };
      return { ...unknown, ...known, ...localizeAuthor(own, locale), id };
    });

  return {
    Query: {
      // blogPosts, pages, docs
      ...Object.fromEntries(
        collections.map(({ nodeType, name }) => [
          `${nodeType[0]?.toLowerCase()}${nodeType.slice(1)}s`,
          byIds(nodeType, `Entries of the kind "${name}"`),
        ]),
      ),
      blogTags: byIds("Tag", "Tags"),
    },
    ContentImage: {
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
    Page: { ...entryFields, home: homeField, contact: contactField },
    BlogPost: {
      ...entryFields,
      dateText: dateInWords("date"),
      authors: {
        type: "[Author!]!",
        description: "The post's authors, in its locale.",
        resolve: resolveAuthors,
      },
      tags: {
        type: "[Tag!]!",
        description: "The post's tags, in its locale.",
        resolve: resolveTags,
      },
      series: {
        type: "Series",
        description: "The series it belongs to, in its locale.",
        resolve: (post: PostEntry, _: unknown, model: Model) =>
          post.seriesKey && findNode("Series", post.seriesKey, post, model),
      },
    },
    Author: { link },
    Cv: createPdfFields(root),
    CvWork: { periodText: periodField },
    CvEducation: { periodText: periodField },
  };
};

/** Where the PDFs are that src/node/profiles writes. */
const createPdfFields = (root: string) => {
  const pdfAt = (path: string) => ({
    resolve: ({ locale }: { locale: string }) =>
      hasTypst(root) ? localePath(locale, path) : null,
  });
  return { pdf: pdfAt("/cv.pdf"), profile: pdfAt("/profile.pdf") };
};
