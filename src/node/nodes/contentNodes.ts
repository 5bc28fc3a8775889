import type { Node } from "gatsby";
import type { ContentProblem } from "../content/problem";
import type { AuthorFields } from "../content/readAuthors";
import type { DocFields } from "../content/readDoc";
import type { PageFields } from "../content/readPage";
import type { PostFields } from "../content/readPost";
import type { TagFields } from "../content/readTags";
import type { Settled } from "./settle";

/** What every text has that exists once for each locale. */
type Routed = {
  /** The locale of the page that shows it. */
  locale: string;
  /** The locale its text is written in. */
  lang: string;
  isStandIn: boolean;
  /** Folder below content/, which ties translations together. */
  folder: string;
  path: string;
  /** Path of the source file from the project's root. */
  sourcePath: string;
  /** Changes whenever the node must be made anew. */
  sourceKey: string;
  warnings: ContentProblem[];
} & Settled;

export type PostNode = Node & Routed & PostFields;
export type PageNode = Node & Routed & PageFields;
export type DocNode = Node & Routed & DocFields;
export type TextNode = PostNode | PageNode | DocNode;

/** The part of a text's node that planning and checks need; at thousands of posts the rest is not kept in memory. */
export type PostRef = Pick<
  PostNode,
  | keyof Routed
  | "id"
  | "slug"
  | "title"
  | "titleMeta"
  | "date"
  | "publishedAt"
  | "isPinned"
  | "canonical"
  | "authorKeys"
  | "bylines"
  | "tagKeys"
  | "tagNames"
  | "seriesKey"
  | "seriesOrder"
  | "terms"
  | "lines"
  | "coverDark"
  | Checked
>;
export type PageRef = Pick<PageNode, keyof Routed | "id" | "name" | Checked>;
export type DocRef = Pick<
  DocNode,
  | keyof Routed
  | "id"
  | "title"
  | "area"
  | "collection"
  | "version"
  | "docId"
  | "slug"
  | "sidebarLabel"
  | "position"
  | "paginationLabel"
  | "description"
  | "chosen"
  | "tagKeys"
  | "tagNames"
  | "lines"
  | Checked
>;
export type TextRef = (PostRef | PageRef | DocRef) & {
  /** In develop a text's pages stay while its file has faults. */
  isStale?: boolean;
};
type Checked = "images" | "cover" | "isRich" | "links" | "imports" | "parts";

const heavy = new Set([
  "body",
  "summary",
  "text",
  "code",
  "headings",
  "toc",
  "home",
]);

/** Leaves out of a node what weighs. */
export const textRef = (node: TextNode): TextRef =>
  Object.fromEntries(
    Object.entries(node).filter(([name]) => !heavy.has(name)),
  ) as TextRef;

/** `path` is null for an author without a page. */
export type AuthorNode = Node & AuthorFields & { path: string | null };
export type TagNode = Node & TagFields & { path: string; hasPage: boolean };

/** The seed of a node's id: the same in the code that makes it and in resolvers that look it up. */
export const nodeSeed = (type: string, key: string, locale: string) =>
  `${type} ${key} ${locale}`;

/** Newest first; posts of one instant by slug, so that the order never depends on the file system. */
export const newestFirst = (
  a: { publishedAt: string; slug: string },
  b: { publishedAt: string; slug: string },
) =>
  b.publishedAt.localeCompare(a.publishedAt, "en") ||
  a.slug.localeCompare(b.slug, "en");
