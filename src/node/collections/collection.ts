import type { z } from "zod";
import type { Content } from "../../components/content";
import type {
  EntryLink,
  EntryPath,
  EntrySource,
  FrontMatterSchema,
} from "../content/entry";
import { selectOwnFields } from "../content/fields";
import { createSchemaTypeDefs } from "./schemaTypeDefs";
import type { TypeDefs } from "./schemaTypeDefs";

/** The path of an entry's page without locale, and what else depends on where its area begins. */
export type Location = { path: string; basePath?: string };

/** How `npm run new` begins an entry. */
type EntryTemplate = {
  /** Its file below content/, without locale and extension. */
  file: (entry: {
    slug: string;
    /** Today. */
    day: string;
    /** The instance of documentation. */
    docs?: string;
  }) => string;
  /** Front matter below its title. Default: none. */
  frontMatter?: string;
  body?: string;
};

/** A field that the build works out when a query asks for it. */
export type Resolver = {
  /** Its GraphQL type and description, unless `typeDefs` has the field. */
  type?: string;
  description?: string;
  resolve: (entry: never) => unknown;
};

/**
 * A kind of content: a schema, a folder, a rule for addresses and a template.
 * Languages, fallbacks, links, search, sitemap and the commands work the same
 * for every collection.
 */
type CollectionInput<
  Schema extends FrontMatterSchema,
  Fields extends object,
> = {
  /** As commands and messages call one of its entries. */
  name: string;
  /** The folder of its files below content/. */
  folder: string;
  /** The GraphQL type of its entries, and the template in src/templates that shows one. */
  nodeType: string;
  /** What an entry is, for GraphiQL. */
  description: string;
  schema: Schema;
  /** Whether a folder below content/ belongs to it. Default: `folder` alone does. */
  ownsArea?: (area: string) => boolean;
  /** Whether a file may stand for the folder itself. Default: false. */
  hasIndex?: boolean;
  /** The fields that entries of other collections don't have. Default: those of its front matter. */
  createFields?: (source: EntrySource<z.output<Schema>>) => Fields;
  /** Renders what its pages show below the text. Default: nothing. */
  renderBelow?: (source: EntrySource<z.output<Schema>>) => Content;
  /** These fields in GraphQL. Default: as the schema describes them. */
  typeDefs?: TypeDefs;
  /** Resolvers of fields that depend on the page's language. Default: none. */
  resolvers?: Record<string, Resolver>;
  /** Its own fields that hold words: typography applies to them, and each translation has its own. Default: none. */
  proseFields?: readonly string[];
  /** Links that its front matter holds. Default: none. */
  findLinks?: (source: EntrySource<z.output<Schema>>) => EntryLink[];
  /** Whether lists and search of other languages show its fallbacks. Default: true. */
  showsFallbacks?: boolean;
  /**
   * Gives an entry its address; null if the site leaves it out. Default: the
   * folder and the name.
   * @param areas all folders below content/ that have entries of the collection
   */
  locate?: (
    fields: Fields & EntryPath,
    areas: readonly string[],
  ) => Location | null;
  /** How `npm run new` begins an entry. Default: a folder with a file for each locale. */
  template?: EntryTemplate;
};

type AnyCollection = CollectionInput<FrontMatterSchema, object>;

/** A collection with its defaults. */
export type Collection = Required<AnyCollection>;

/** Declares a collection; the types of its fields are inferred. */
export function defineCollection<
  Schema extends FrontMatterSchema,
  Fields extends object,
>(collection: CollectionInput<Schema, Fields>): Collection {
  const { folder, schema } = collection;
  const defaults = {
    ownsArea: (area) => area === folder,
    hasIndex: false,
    createFields: ({ frontMatter }) => selectOwnFields(frontMatter),
    renderBelow: () => [],
    typeDefs: createSchemaTypeDefs(selectOwnFields(schema.shape)),
    resolvers: {},
    proseFields: [],
    findLinks: () => [],
    showsFallbacks: true,
    locate: ({ name }) => ({ path: `/${folder}/${name.toLowerCase()}` }),
    template: { file: ({ slug }) => `${folder}/${slug}/index` },
  } satisfies Partial<Collection>;
  return { ...defaults, ...collection } as unknown as Collection;
}
