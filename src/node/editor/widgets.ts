import { siteConfig } from "../../config/resolved";
import { platformsWithHandles } from "../content/data/socials";
import { entriesName } from "./entryFile";
import { labelOf } from "./fields";
import type { Widget } from "./fields";

const pictures = [
  "image",
  "image_dark",
  "image_url",
  "imageURL",
  "src",
  "dark",
];
const longTexts = [
  "description",
  "bio",
  "summary",
  "lead",
  "intro",
  "text",
  "quote",
];
export const longText = { widget: "text" };

/** Names one or several items of a data file. */
const nameItems = (file: string, multiple: boolean) => ({
  widget: "relation",
  collection: "data",
  file,
  value_field: `${entriesName}.*.key`,
  display_fields: [`${entriesName}.*.key`],
  multiple,
});

/** What schemas don't tell of fields, by their name. */
export const createWidgets = (): Readonly<Record<string, Widget>> => ({
  ...Object.fromEntries([
    ...pictures.map((name) => [`string ${name}`, { widget: "image" }] as const),
    ...longTexts.map((name) => [`string ${name}`, longText] as const),
  ]),
  "keyvalue socials": {
    widget: "object",
    collapsed: true,
    fields: platformsWithHandles.map((name) => ({
      name,
      label: labelOf(name),
      widget: "string",
      required: false,
    })),
  },
  "string date": { widget: "datetime", input_timezone: siteConfig.timeZone },
  "list authors": nameItems("authors", true),
  "list tags": nameItems("tags", true),
  "string series": nameItems("series", false),
  "list services": {
    widget: "select",
    options: Object.keys(siteConfig.projects.services),
    multiple: true,
  },
  "list posts": {
    widget: "relation",
    collection: "blog",
    value_field: "{{slug}}",
    display_fields: ["title"],
    multiple: true,
  },
});
