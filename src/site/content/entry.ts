import type { z } from "zod";
import type { ResolvedSite } from "../../config/types";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CompiledMarkdown } from "../markdown/compile";
import type { loadedNodeFields, resolvedNodeFields } from "./entryNode";
import type { entryFields } from "./fields";

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

type Output<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** The fields that every entry gets from its file: those of its node, and some for the build alone. */
export type LoadedFields = EntryPath &
  Output<typeof loadedNodeFields> &
  Pick<CompiledMarkdown, "code" | "sources"> & {
    /** The GraphQL type of the node; each collection has one. */
    nodeType: string;
    /** Earlier addresses of the page. */
    aliases: string[];
    isDraft: boolean;
    isUnlisted: boolean;
    /** The client that no translation of the project may name. */
    confidentialClient?: string;
    /** The instant of publication, for entries with a date. */
    publishedAt?: string;
    /** The instant of the last change according to the front matter. */
    lastUpdate: string | null;
    /** The errors and warnings of the file. */
    diagnostics: Diagnostic[];
  };

/** The fields that depend on the locale of the page. */
export type ResolvedFields = Output<typeof resolvedNodeFields> & {
  id: string;
  /** The names of its authors as readers see them; only posts have some. */
  authorNames?: string[];
};

/** The fields that entries of all collections have. */
export type BaseEntry = LoadedFields & ResolvedFields;

/** An entry of one collection: its GraphQL type and the fields that only its entries have. */
export type EntryOf<NodeType extends string, Fields> = BaseEntry & {
  nodeType: NodeType;
} & Fields;

export type FrontMatterSchema = z.ZodObject<typeof entryFields>;

/** The input from which a collection creates the fields that only its entries have. */
export type EntrySource<FrontMatter> = {
  file: EntryFile;
  config: ResolvedSite;
  frontMatter: FrontMatter;
  title: string;
  compiled: CompiledMarkdown;
  /** The front matter as it is in the file, with all that is wrong in it. */
  written: Readonly<Record<string, unknown>>;
  report: (diagnostic: Omit<Diagnostic, "file">) => void;
};
