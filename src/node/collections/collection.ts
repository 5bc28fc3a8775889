import type { CreatePagesArgs } from "gatsby";
import type { z } from "zod";
import type {
  Entry,
  EntryLink,
  EntryPlace,
  EntrySource,
  FrontMatterSchema,
  LoadedFields,
} from "../content/entry";
import type { SiteData } from "../content/data/loadData";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { Route } from "../routes/route";

/** The path of an entry's page without locale, and what else depends on where its area begins. */
export type Location = { path: string; basePath?: string };

/** What the routes of a collection are planned from. */
export type PlanInput = {
  root: string;
  /** All entries of the site that have pages, newest first. */
  entries: readonly Entry[];
  /** Entries that this build leaves out. */
  hidden: readonly LoadedFields[];
  authors: SiteData["authors"];
  tags: SiteData["tags"];
};

export type Plan = {
  routes: Route[];
  diagnostics: Diagnostic[];
  /** Creates what the collection has beside pages: nodes and files. */
  create?: (args: CreatePagesArgs, routes: readonly Route[]) => Promise<void>;
};

/** What `npm run new` knows of an entry. */
export type NewEntry = {
  title: string;
  locale: string;
  /** The end of its address. */
  slug: string;
  description?: string;
  /** A day or a moment, as front matter has it. */
  date: string;
  authors: readonly string[];
  tags: readonly string[];
  draft: boolean;
  /** The collection and version of docs. */
  docs?: string;
  version?: string;
};

/** How `npm run new` begins an entry. */
export type EntryTemplate = {
  /** Its file below content/. */
  file: (entry: NewEntry) => string;
  /** Front matter beside title and description; empty lists, false and undefined are left out. */
  fields?: (entry: NewEntry) => Record<string, unknown>;
  body?: string;
  /** Whether it begins as a draft by the first author; the command asks for authors and tags. */
  isPublication?: boolean;
};

/**
 * A kind of content: a schema, where its files lie, a rule for addresses and a
 * template. Languages, fallbacks, links, search, sitemap and the commands work
 * the same for every collection.
 */
export type Collection<
  Schema extends FrontMatterSchema = FrontMatterSchema,
  Fields extends object = object,
> = {
  /** As commands and messages call one of its entries. */
  name: string;
  /** The folder of its files below content/. */
  folder: string;
  nodeType: string;
  /** Whether a folder below content/ belongs to it. Default: `folder` alone does. */
  ownsArea?(area: string): boolean;
  schema: Schema;
  /** The fields that entries of other collections don't have. */
  createFields(source: EntrySource<z.output<Schema>>): Fields;
  /** Links that its front matter holds; default: none. */
  findLinks?(source: EntrySource<z.output<Schema>>): EntryLink[];
  /** Whether lists and search of other languages show its fallbacks. */
  showsFallbacks: boolean;
  /**
   * Gives an entry its address; null if the site leaves it out.
   * @param areas all folders below content/ that have entries of the collection
   */
  locate(
    fields: Fields & EntryPlace,
    areas: readonly string[],
  ): Location | null;
  plan(input: PlanInput): Plan | Promise<Plan>;
  /** How `npm run new` begins an entry. Default: a folder with a file for each locale. */
  template?: EntryTemplate;
};

/** Declares a collection; the types of its fields are inferred. */
export const defineCollection = <
  Schema extends FrontMatterSchema,
  Fields extends object,
>(
  collection: Collection<Schema, Fields>,
) => collection;
