import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { I18n } from "../../config/i18n";
import { markRequired } from "../../site/collections/jsonSchema";
import { createAuthorSchema } from "../../site/content/data/authorSchema";
import { createCvSchema } from "../../site/content/data/cv";
import { createSeriesSchema } from "../../site/content/data/series";
import { createTagSchema } from "../../site/content/data/tags";
import { createCategorySchema } from "../../site/docs/readCategories";

/** A file of entries by key, which may be empty. */
const entriesOf = (schema: z.ZodObject) =>
  z.record(z.string(), schema.nullable());

/** zod states one type also where a number may stand for a text, or a text in each language. */
const describe: typeof markRequired = (context) => {
  const { zodSchema, jsonSchema } = context;
  markRequired(context);
  if (zodSchema instanceof z.ZodPipe && jsonSchema.type === "string")
    jsonSchema.anyOf = [{ type: "string" }, { type: "number" }];
  if (jsonSchema.anyOf) delete jsonSchema.type;
};

/**
 * Describes the YAML files of `content/` by JSON Schema.
 * @param i18n the languages in which texts may be
 */
export function yamlSchemas(i18n: I18n): Record<string, object> {
  const schemas = {
    authors: entriesOf(createAuthorSchema(i18n)),
    tags: entriesOf(createTagSchema(i18n)),
    series: entriesOf(createSeriesSchema(i18n)),
    cv: createCvSchema(i18n),
    category: createCategorySchema(i18n),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, {
        io: "input",
        unrepresentable: "any",
        override: describe,
      }),
    ]),
  );
}

/** Writes the schemas for code editors, which complete and check the files by them (.vscode/settings.json). */
export function writeYamlSchemas(root: string, i18n: I18n): void {
  const folder = path.join(root, ".vscode/schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(yamlSchemas(i18n)))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(schema));
}
