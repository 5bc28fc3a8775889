import { platformsWithHandles } from "../content/data/socials";
import { entriesName } from "./entryFile";
import { labelOf } from "./fields";
import type { Widget } from "./fields";

const image = { widget: "image" };
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
export const createWidgets = (
  timeZone: string,
  services: readonly string[],
): Readonly<Record<string, Widget>> => ({
  "string image": image,
  "string image_dark": image,
  "string image_url": image,
  "string imageURL": image,
  "string src": image,
  "string dark": image,
  "string description": longText,
  "string bio": longText,
  "string summary": longText,
  "string lead": longText,
  "string intro": longText,
  "string text": longText,
  "string quote": longText,
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
  "string date": { widget: "datetime", input_timezone: timeZone },
  "list authors": nameItems("authors", true),
  "list tags": nameItems("tags", true),
  "string series": nameItems("series", false),
  "list services": { widget: "select", options: services, multiple: true },
  "list posts": {
    widget: "relation",
    collection: "blog",
    value_field: "{{slug}}",
    display_fields: ["title"],
    multiple: true,
  },
});
