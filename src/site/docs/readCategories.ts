import path from "node:path";
import { z } from "zod";
import type { I18n } from "../../config/i18n";
import { categoryLinkError } from "../../config/schema/sidebarsSchema";
import { createLocalizedText, text } from "../content/fields";
import { number } from "../content/number";
import { readYamlFile } from "../content/validate";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { findMissingTexts } from "../messages/findMissingTexts";
import { listFiles } from "../files/paths";

const flag = (allowed: string) =>
  z
    .boolean({ error: "This must be true or false." })
    .default(true)
    .describe(allowed);

const link = z.discriminatedUnion(
  "type",
  [z.strictObject({ type: z.literal("doc"), id: text("the id of a page") })],
  categoryLinkError,
);

/** A file _category_.yaml (.yml, .json): the category of a folder of docs in the sidebar. */
export const createCategorySchema = (i18n: I18n) =>
  z.strictObject({
    label: createLocalizedText(i18n)
      .optional()
      .describe(
        "the name of the category; default: the title of the folder's own page, else its name",
      ),
    position: number
      .optional()
      .describe(
        "its place among its neighbours, such as 2; default: the number before the folder's name",
      ),
    collapsible: flag("whether readers can fold it; default: true"),
    collapsed: flag(
      "whether it begins folded, unless the page is in it; default: true",
    ),
    link: link
      .nullable()
      .optional()
      .describe(
        "where its label leads: { type: doc, id: … } to a page, null to nowhere; default: the folder's own page, index.mdx, if it has one",
      ),
  });

/** The category of a folder, with its file. */
export type CategoryFile = z.output<ReturnType<typeof createCategorySchema>> & {
  /** Path from the project's root. */
  file: string;
};

/** By the folder's path below content/, such as docs/02-guide. */
export type CategoryFiles = ReadonlyMap<string, CategoryFile>;

/**
 * Reads the category files of docs.
 * @param areas folders below content/
 */
export function readCategories(
  root: string,
  i18n: I18n,
  areas: readonly string[],
): { categories: CategoryFiles; diagnostics: Diagnostic[] } {
  const schema = createCategorySchema(i18n);
  const categories = new Map<string, CategoryFile>();
  const diagnostics: Diagnostic[] = [];
  for (const name of findCategoryFiles(root)) {
    const file = `content/${name}`;
    const isInDocs = areas.some((area) => name.startsWith(`${area}/`));
    if (!isInDocs || !/\/_category_\.(?:ya?ml|json)$/.test(name)) {
      const reason = "Nothing reads this file.";
      const note =
        "The category of a folder of documentation is its _category_.yaml.";
      diagnostics.push({ reason, note, fatal: true, file });
      continue;
    }
    const { value, data, ...read } = readYamlFile(root, file, schema);
    diagnostics.push(
      ...read.diagnostics,
      ...findMissingTexts(i18n, file, data),
    );
    const folder = path.posix.dirname(name);
    const other = categories.get(folder);
    if (other)
      diagnostics.push({
        reason: `${other.file} says what this folder is, too.`,
        note: "Delete one of the two.",
        fatal: true,
        file,
      });
    else if (value) categories.set(folder, { ...value, file });
  }
  return { categories, diagnostics };
}

/** Finds the category files below content/, and those that were meant to be one. */
const findCategoryFiles = (root: string): string[] =>
  listFiles(path.join(root, "content")).filter((name) =>
    /^_categor(?:y|ies)_?\.\w+$/i.test(path.posix.basename(name)),
  );
