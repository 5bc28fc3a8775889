import type { z } from "zod";
import { authorSchema } from "../../site/content/data/authorSchema";
import { cvSchema } from "../../site/content/data/cv";
import { seriesSchema } from "../../site/content/data/series";
import { tagSchema } from "../../site/content/data/tags";
import { createLabel } from "./fields";
import { entriesName } from "./fileFormat";
import type { EditorField } from "./formValues";

/** Makes the fields of a schema. */
export type CreateFields = (schema: z.ZodObject) => EditorField[];

/** Creates the data files that entries share, and the CV. */
export const createDataCollection = (createFields: CreateFields) => ({
  name: "data",
  label: "Data",
  files: [
    createMapFile("authors", createFields(authorSchema)),
    createMapFile("tags", createFields(tagSchema)),
    createMapFile("series", createFields(seriesSchema)),
    createDataFile("cv", createFields(cvSchema)),
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
