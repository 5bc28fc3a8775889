import type { z } from "zod";
import { siteConfig } from "../../../config/resolved";
import { collections } from "../../../site/collections";
import { authorSchema } from "../../../site/content/data/authorSchema";
import { cvSchema } from "../../../site/content/data/cv";
import { seriesSchema } from "../../../site/content/data/series";
import { tagSchema } from "../../../site/content/data/tags";
import { createEditorConfig } from "../createConfig";
import type { EditorField } from "../formValues";

/** The editor of the site that tests run on. Not called `config`: Gatsby takes an export of that name, anywhere in src, for the rendering mode of a page. */
export const editorConfig = createEditorConfig(siteConfig, process.cwd());

export const fieldsOf = (name: string): EditorField[] =>
  editorConfig.collections.find((collection) => collection.name === name)
    ?.fields ?? [];
export const fileFields = (name: string): EditorField[] =>
  editorConfig.collections
    .flatMap(({ files = [] }) => files)
    .find((file) => file.name === name)?.fields ?? [];
/** Returns the fields of an item of a data file beside its key. */
const itemFields = (name: string) =>
  fileFields(name)[0]?.fields?.slice(1) ?? [];

/** Each schema, and the fields that the editor shows for it. */
export const schemas: [string, z.ZodObject, EditorField[]][] = [
  ...collections.map(
    ({ folder, schema }): [string, z.ZodObject, EditorField[]] => [
      folder,
      schema,
      fieldsOf(folder).filter(({ name }) => name !== "body"),
    ],
  ),
  ["authors", authorSchema, itemFields("authors")],
  ["tags", tagSchema, itemFields("tags")],
  ["series", seriesSchema, itemFields("series")],
  ["cv", cvSchema, fileFields("cv")],
];
