import type { z } from "zod";
import { siteConfig } from "../../../config/resolved";
import { collections } from "../../../site/collections";
import { createAuthorSchema } from "../../../site/content/data/authorSchema";
import { createCvSchema } from "../../../site/content/data/cv";
import { createSeriesSchema } from "../../../site/content/data/series";
import { createTagSchema } from "../../../site/content/data/tags";
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

const { i18n } = siteConfig;

/** Each schema, and the fields that the editor shows for it. */
export const schemas: [string, z.ZodObject, EditorField[]][] = [
  ...collections.map(
    ({ folder, schema }): [string, z.ZodObject, EditorField[]] => [
      folder,
      schema,
      fieldsOf(folder).filter(({ name }) => name !== "body"),
    ],
  ),
  ["authors", createAuthorSchema(i18n), itemFields("authors")],
  ["tags", createTagSchema(i18n), itemFields("tags")],
  ["series", createSeriesSchema(i18n), itemFields("series")],
  ["cv", createCvSchema(i18n), fileFields("cv")],
];
