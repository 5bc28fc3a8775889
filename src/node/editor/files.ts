import type { z } from "zod";
import { authorSchema } from "../content/data/authorSchema";
import { cvSchema } from "../content/data/cv";
import { seriesSchema } from "../content/data/series";
import { tagSchema } from "../content/data/tags";
import type { MessageTree } from "../messages/fillMessages";
import { entriesName } from "./entryFile";
import { createSchemaFields, labelOf } from "./fields";
import type { EditorField, FieldOptions } from "./fields";
import { longText } from "./widgets";

/** A collection of entries, or the files of one, with the name of their format. */
export type EditorCollection = {
  name: string;
  format?: string;
  fields?: EditorField[];
  files?: EditorFile[];
  [option: string]: unknown;
};
type EditorFile = {
  name: string;
  file: string;
  format?: string;
  fields: EditorField[];
};

/** A file that has one item by each key. */
const createMapFile = (
  name: string,
  schema: z.ZodObject,
  options: FieldOptions,
): EditorFile => ({
  name,
  file: `content/${name}.yaml`,
  format: `${name}-data`,
  fields: [
    {
      name: entriesName,
      label: labelOf(name),
      label_singular: "Entry",
      widget: "list",
      required: false,
      collapsed: "auto",
      summary: "{{key}}",
      fields: [
        {
          name: "key",
          label: "Key",
          widget: "string",
          hint: "What front matter names.",
          pattern: [
            "/^[a-z0-9][a-z0-9-]*$/",
            "lower-case letters, digits and hyphens",
          ],
        },
        ...createSchemaFields(schema, options),
      ],
    },
  ],
});

const createMessageFields = (messages: MessageTree): EditorField[] =>
  Object.entries(messages).map(([name, value]) =>
    typeof value === "string"
      ? { name, label: name, widget: "string", i18n: true }
      : {
          name,
          label: name,
          widget: "object",
          i18n: true,
          fields: createMessageFields(value),
        },
  );

/** What entries share, and the CV. */
export function createDataFiles(options: FieldOptions): EditorCollection {
  // A date of the CV is a month.
  const cvOptions = { ...options, widgets: { "string summary": longText } };
  return {
    name: "data",
    label: "Data",
    files: [
      createMapFile("authors", authorSchema, options),
      createMapFile("tags", tagSchema, options),
      createMapFile("series", seriesSchema, options),
      {
        name: "cv",
        file: "content/cv.yaml",
        format: "cv-data",
        fields: createSchemaFields(cvSchema, cvOptions),
      },
    ],
  };
}

/** The words of the interface. */
export const createMessageFiles = (
  messages: Readonly<Record<string, MessageTree>>,
): EditorCollection => ({
  name: "messages",
  label: "Messages",
  i18n: { omit_default_locale_from_file_path: false },
  files: Object.entries(messages).map(([name, texts]) => ({
    name,
    file: `locales/{{locale}}/${name}.json`,
    i18n: true,
    fields: createMessageFields(texts),
  })),
});
