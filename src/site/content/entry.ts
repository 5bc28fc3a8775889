import type { z } from "zod";
import type { TextFrame } from "./textFields";
import type { UnfinishedText } from "../markdown/types";
import type { Visibility } from "./visibility";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CompiledMarkdown } from "../markdown/compile";
import type { entryFields } from "./fields";
import type { ImageRef } from "./images";

/** The location of a content file, as parsed from its path. */
export type EntryPath = {
  /** The first folder below content/: blog, pages, docs-api@1.0. */
  area: string;
  /** The path below content/ without locale and extension, which all translations share. */
  folder: string;
  /** The path below the area, likewise; empty for the index of the area. */
  name: string;
  /** The locale that the file is written in. */
  lang: string;
};

export type EntryFile = {
  entryPath: EntryPath;
  /** The project's folder. */
  root: string;
  absolutePath: string;
  /** The path from the project's root, with forward slashes. */
  sourcePath: string;
};

/** The id of an entry's node (by its folder) or of that of an item of a data file (by its key). */
export const nodeId = (nodeType: string, key: string, locale: string) =>
  `${nodeType} ${key} ${locale}`;

export type EntryLink = { url: string; line?: number };

/** The fields that every entry gets from its file. Trees are JSON text, because Gatsby walks every value of a node. */
export type LoadedFields = EntryPath &
  Pick<
    CompiledMarkdown,
    "hasMore" | "readingTime" | "text" | "code" | "headings" | "toc" | "sources"
  > & {
    /** The folders of the components in the body. */
    components: string[];
    /** Whether webpack has to compile the imports of the file. */
    isRich: boolean;
    /** The GraphQL type of the node; each collection has one. */
    nodeType: string;
    sourcePath: string;
    /** The address where the source can be edited. */
    editUrl: string | null;
    title: string;
    titleMeta: string | null;
    description: string;
    /** The description as the author wrote it; null without one. */
    lead: string | null;
    keywords: string[];
    /** Earlier addresses of the page. */
    aliases: string[];
    body: string;
    summary: string;
    images: ImageRef[];
    cover: ImageRef | null;
    coverDark: ImageRef | null;
    /** The links of the body and the front matter. */
    links: EntryLink[];
    isDraft: boolean;
    isUnlisted: boolean;
    /** The instant of publication, for entries with a date. */
    publishedAt?: string;
    /** The instant of the last change according to the front matter. */
    lastUpdate: string | null;
    updatedBy: string | null;
    /** The lines of fields that are checked against other files. */
    lines: Partial<Record<string, number>>;
    /** A text with components that need the site, whose fields are provisional; null once it is completed. */
    unfinished: { text: UnfinishedText; frame: TextFrame } | null;
    /** The errors and warnings of the file. */
    diagnostics: Diagnostic[];
  };

/** The fields that depend on the locale of the page: there is one entry per locale, a fallback if a translation is missing. */
export type ResolvedFields = {
  id: string;
  /** The locale of the page that shows the entry. */
  locale: string;
  isFallback: boolean;
  /** The path including the locale. */
  path: string;
  visibility: Visibility;
  isListed: boolean;
  /** The instant of the last change; null if neither front matter nor git has it. */
  updatedAt: string | null;
  /** The day of that change, in the site's time zone. */
  updated: string | null;
  /** The names of its authors as readers see them; only posts have some. */
  authorNames?: string[];
};

/** The fields that entries of all collections have. */
export type BaseEntry = LoadedFields & ResolvedFields;

/** An entry of one collection: its GraphQL type and its own fields. */
export type EntryOf<NodeType extends string, Fields> = BaseEntry & {
  nodeType: NodeType;
} & Fields;

export type FrontMatterSchema = z.ZodObject<typeof entryFields>;

/** The input from which a collection creates its own fields. */
export type EntrySource<FrontMatter> = {
  file: EntryFile;
  frontMatter: FrontMatter;
  title: string;
  compiled: CompiledMarkdown;
  lineOf: (...field: string[]) => number;
  report: (diagnostic: Omit<Diagnostic, "file">) => void;
};
