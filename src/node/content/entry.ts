import type { z } from "zod";
import type { Visibility } from "./visibility";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CompiledMarkdown } from "../markdown/compile";
import type { entryFields } from "./fields";
import type { ImageRef } from "./images";

/** Where a content file lies, and what its path says. */
export type EntryPlace = {
  /** First folder below content/: blog, pages, docs-api@1.0. */
  area: string;
  /** Path below content/ without locale and extension; all translations share it. */
  folder: string;
  /** The same below the area; empty for the index of the area itself. */
  name: string;
  /** The locale the file is written in. */
  lang: string;
};

export type EntryFile = {
  place: EntryPlace;
  /** The project's folder. */
  root: string;
  absolutePath: string;
  /** Path from the project's root, with forward slashes. */
  sourcePath: string;
};

/** The id of an entry's node (by its folder) or of that of an item of a data file (by its key). */
export const nodeId = (nodeType: string, key: string, locale: string) =>
  `${nodeType} ${key} ${locale}`;

export type EntryLink = { url: string; line?: number; partial?: string };

/** What the file of every entry says. Trees are JSON text, because Gatsby walks every value of a node. */
export type LoadedFields = EntryPlace &
  Pick<
    CompiledMarkdown,
    "hasMore" | "readingTime" | "text" | "code" | "headings" | "toc" | "sources"
  > & {
    /** Folders of the components in the body. */
    components: string[];
    /** Whether webpack has to compile the imports of the file. */
    isRich: boolean;
    /** The GraphQL type of its node, which is one for each collection. */
    nodeType: string;
    sourcePath: string;
    /** Where its source can be edited. */
    editUrl: string | null;
    title: string;
    titleMeta: string | null;
    description: string;
    /** The description in the author's words; null where there is none. */
    lead: string | null;
    keywords: string[];
    /** Earlier addresses of its page. */
    aliases: string[];
    body: string;
    summary: string;
    images: ImageRef[];
    cover: ImageRef | null;
    coverDark: ImageRef | null;
    /** Links of the body and of the front matter. */
    links: EntryLink[];
    isDraft: boolean;
    isUnlisted: boolean;
    /** The instant of publication, for entries with a date. */
    publishedAt?: string;
    /** The instant of the last change, as the front matter says it. */
    lastUpdate: string | null;
    updatedBy: string | null;
    /** Lines of fields that are checked against other files. */
    lines: Partial<Record<string, number>>;
    /** What is wrong with its file. */
    diagnostics: Diagnostic[];
  };

/** What an entry has as one locale shows it: one for each locale, a fallback where there is no translation. */
export type ResolvedFields = {
  id: string;
  /** The locale of the page that shows it. */
  locale: string;
  isFallback: boolean;
  /** With the locale's own. */
  path: string;
  /** Where the paths of its area begin, without locale; for documentation. */
  basePath?: string;
  visibility: Visibility;
  isListed: boolean;
  /** The instant of the last change; null where neither front matter nor git says it. */
  updatedAt: string | null;
  /** Its day, in the site's time zone. */
  updated: string | null;
  /** The names of its authors as readers see them; only posts have some. */
  authorNames?: string[];
};

/** What the entries of all collections have. */
export type BaseEntry = LoadedFields & ResolvedFields;

/** An entry of one collection, by its GraphQL type and the fields that it alone has. */
export type EntryOf<NodeType extends string, Fields> = BaseEntry & {
  nodeType: NodeType;
} & Fields;

export type FrontMatterSchema = z.ZodObject<typeof entryFields>;

/** What a collection makes its own fields of. */
export type EntrySource<FrontMatter> = {
  file: EntryFile;
  frontMatter: FrontMatter;
  title: string;
  compiled: CompiledMarkdown;
  lineOf: (...field: string[]) => number;
  report: (diagnostic: Omit<Diagnostic, "file">) => void;
};
