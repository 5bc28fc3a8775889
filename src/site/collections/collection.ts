import type { z } from "zod";
import type { ResolvedSite } from "../../config/types";
import type { Content } from "../../components/content";
import type {
  EntryPath,
  EntrySource,
  FrontMatterSchema,
} from "../content/entry";
import { addSharedChecks } from "../content/fieldChecks";
import { selectOwnFields } from "../content/fields";

/** A link in front matter, with its field. */
type FieldLink = { url: string; field: readonly PropertyKey[] };

/**
 * A kind of content: a schema, a folder, a rule for addresses and a template.
 * Languages, fallbacks, links, search, sitemap and the commands work the same
 * for every collection.
 */
type CollectionInput<
  Schema extends FrontMatterSchema,
  Fields extends object,
> = {
  /** The name of an entry in commands and messages. */
  name: string;
  /** The folder of its files below content/. */
  folder: string;
  /** The GraphQL type of its entries, and the template in src/theme/templates that shows one. */
  nodeType: string;
  /** The description of an entry in GraphiQL. */
  description: string;
  schema: Schema;
  /** True for the folders below content/ that belong to it. Default: only `folder`. */
  ownsArea?: (area: string) => boolean;
  /** True if the folder itself may have a page. Default: false. */
  hasIndex?: boolean;
  /** What stands in the place of required fields with an error, so that all others are checked. Default: none are required. */
  required?: Partial<z.input<Schema>>;
  /** Creates the fields that only its entries have. */
  createFields: (source: EntrySource<z.output<Schema>>) => Fields;
  /** Renders content below the text. Default: none. */
  renderBelow?: (source: EntrySource<z.output<Schema>>) => Content;
  /** The fields that only its nodes have, with their descriptions in GraphiQL. Default: those of its front matter. */
  nodeFields?: z.ZodRawShape;
  /** The fields with prose, which gets typography and differs in translations. Default: none. */
  proseFields?: readonly string[];
  /** Finds the links in its front matter. Default: none. */
  findLinks?: (source: EntrySource<z.output<Schema>>) => FieldLink[];
  /** True if lists and search show its fallbacks whatever `untranslated` in the site config says. Default: false. */
  alwaysShowsFallbacks?: boolean;
  /**
   * Returns the path of an entry's page, without locale; null if the site leaves
   * it out.
   * @param areas all folders below content/ with entries
   */
  locate: (
    fields: Fields & EntryPath,
    areas: readonly string[],
    config: ResolvedSite,
  ) => string | null;
  /**
   * Returns the file below content/ of a new entry from `npm run new`, without
   * locale and extension. Default: that of a folder with a file for each locale.
   * @param entry its slug, the current day, and the instance of documentation
   */
  nameFile?: (entry: { slug: string; day: string; docs?: string }) => string;
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
    required: {},
    renderBelow: () => [],
    nodeFields: selectOwnFields(schema.shape) as z.ZodRawShape,
    proseFields: [],
    findLinks: () => [],
    alwaysShowsFallbacks: false,
    nameFile: ({ slug }) => `${folder}/${slug}/index`,
  } satisfies Partial<Collection>;
  return {
    ...defaults,
    ...collection,
    schema: addSharedChecks(schema),
  } as unknown as Collection;
}
