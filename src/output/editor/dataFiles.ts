import type { z } from "zod";
import type { I18n } from "../../config/i18n";
import { createAuthorSchema } from "../../site/content/data/authorSchema";
import { createCvSchema } from "../../site/content/data/cv";
import { createSeriesSchema } from "../../site/content/data/series";
import { createTagSchema } from "../../site/content/data/tags";
import { createLabel } from "./fields";
import { entriesName } from "./fileFormat";
import type { EditorField } from "./formValues";

/** Makes the fields of a schema. */
export type CreateFields = (schema: z.ZodObject) => EditorField[];

/** Creates the data files that entries share, and the CV. */
export const createDataCollection = (
  i18n: I18n,
  createFields: CreateFields,
) => ({
  name: "data",
  label: "Data",
  files: [
    createMapFile("authors", createFields(createAuthorSchema(i18n))),
    createMapFile("tags", createFields(createTagSchema(i18n))),
    createMapFile("series", createFields(createSeriesSchema(i18n))),
    createDataFile("cv", createFields(createCvSchema(i18n))),
  ],
});

const createDataFile = (name: string, fields: EditorField[]) => ({
  name,
  file: `content/${name}.yaml`,
  format: `${name}-data`,
  fields,
});

/** Creates a file that has an entry by each key. */
const createMapFile = (name: string, fields: EditorField[]) =>
  createDataFile(name, [
    {
      name: entriesName,
      label: createLabel(name),
      widget: "list",
      required: false,
      collapsed: "auto",
      summary: "{{key}}",
      fields: [
        {
          name: "key",
          label: "Key",
          widget: "string",
          pattern: ["/^[a-z0-9][a-z0-9-]*$/", "a-z, 0-9 and hyphens"],
        },
        ...fields,
      ],
    },
  ]);
