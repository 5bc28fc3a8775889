import { readFileSync } from "node:fs";
import { z } from "zod";
import { siteConfig } from "../../../config/resolved";
import { findCollection } from "../../../site/collections";
import { createEditorConfig } from "../createConfig";
import type { EditorField } from "../formValues";

/** The editor of the site that tests run on. Not called `config`: Gatsby takes an export of that name, anywhere in src, for the rendering mode of a page. */
export const editorConfig = createEditorConfig(siteConfig);

/** Reads what Sveltia CMS accepts as its configuration. */
export function readEditorSchema(): z.ZodType {
  const file = "node_modules/@sveltia/cms/schema/sveltia-cms.json";
  // Zod knows no `not`, which excludes what another schema describes.
  const json = JSON.parse(readFileSync(file, "utf8"), (key, value: unknown) =>
    key === "not" ? undefined : value,
  ) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(json);
}

export const fieldsOf = (name: string): EditorField[] =>
  editorConfig.collections.find((collection) => collection.name === name)
    ?.fields ?? [];

/** Each schema, and the fields that the editor shows for it. */
export const schemas = editorConfig.collections.map(
  ({ name: folder }): [string, z.ZodObject, EditorField[]] => [
    folder,
    findCollection(folder)?.schema ?? z.object({}),
    fieldsOf(folder).filter(({ name }) => name !== "body"),
  ],
);
