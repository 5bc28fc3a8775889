import type { z } from "zod";
import { defaultLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { translatedFields } from "../../site/collections";
import { listFields, toJsonSchema } from "../../site/collections/jsonSchema";
import type { JsonSchema } from "../../site/collections/jsonSchema";
import { entriesName } from "./fileFormat";
import type { EditorField, Widget } from "./formValues";

/** @example createLabel("image_alt") -> "Image alt" */
export function createLabel(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const selectEntries = (file: string, multiple: boolean): Widget => ({
  widget: "relation",
  collection: "data",
  file,
  value_field: `${entriesName}.*.key`,
  display_fields: [`${entriesName}.*.key`],
  multiple,
});

/** What schemas don't say of values, by the names of their fields. */
const lists: Readonly<Record<string, Widget>> = {
  authors: selectEntries("authors", true),
  tags: selectEntries("tags", true),
  services: {
    widget: "select",
    options: Object.keys(siteConfig.projects.services),
    multiple: true,
  },
  posts: {
    widget: "relation",
    collection: "blog",
    value_field: "{{slug}}",
    display_fields: ["title"],
    multiple: true,
  },
};
const pictures = /^(?:image|image_dark|src|dark)$/;
const longTexts = /^(?:description|bio|summary|lead|intro|text|quote)$/;

/** What each language has its own of, beside words. */
const ownPerLanguage = /^(?:slug|aliases|image|image_dark|custom_edit_url)$/;
const isTranslated = (name: string) =>
  translatedFields.includes(name) || ownPerLanguage.test(name);

/** Makes the fields of a schema: what it accepts in files is what the editor asks for. */
export const createSchemaFields = (schema: z.ZodObject): EditorField[] =>
  createFields(toJsonSchema(schema));

/** Whether languages have their own values of a field, or copies of one. */
type I18n = true | "duplicate";

const createFields = (schema: JsonSchema, outerI18n?: I18n): EditorField[] =>
  listFields(schema).flatMap((field) => {
    const { name, isRequired: required, description: hint } = field;
    const i18n = outerI18n ?? (isTranslated(name) || "duplicate");
    const widget = createWidget(name, field, i18n);
    const options = { name, label: createLabel(name), hint, i18n, required };
    return widget ? [{ ...options, default: field.default, ...widget }] : [];
  });

/** Creates the widget of a value; undefined where no widget has such values. */
function createWidget(
  name: string,
  json: JsonSchema,
  i18n: I18n,
): Widget | undefined {
  if (json.anyOf) return createUnionWidget(name, json.anyOf, i18n);
  if (json.enum) return { widget: "select", options: json.enum };
  if (json.items) return lists[name] ?? createListWidget(json.items, i18n);
  switch (json.type) {
    case "string":
      return createTextWidget(name, json);
    case "boolean":
      return { widget: "boolean" };
    case "integer":
    case "number":
      return createNumberWidget(json);
    case "object":
      return json.properties
        ? { widget: "object", fields: createFields(json, i18n) }
        : { widget: "keyvalue" };
    default:
      return undefined;
  }
}

/** One text for all languages or one for each is an object of texts; of other kinds the first is shown. */
function createUnionWidget(
  name: string,
  kinds: readonly JsonSchema[],
  i18n: I18n,
) {
  const [first = {}] = kinds;
  const widget = createWidget(name, first, i18n);
  const texts = kinds.find(
    ({ properties = {} }) => defaultLocale in properties,
  );
  if (!texts) return widget;
  const fields = createFields(texts, i18n);
  return {
    widget: "object",
    fields: fields.map((field) => ({ ...field, ...widget })),
  };
}

function createListWidget(items: JsonSchema, i18n: I18n): Widget | undefined {
  const item = createWidget("item", items, i18n);
  if (!item) return undefined;
  if (item.widget === "select") return { ...item, multiple: true };
  if (item.fields) return { ...item, widget: "list" };
  return { widget: "list", field: { name: "item", i18n, ...item } };
}

/** What zod can't say of an address, which it parses. */
const webAddressPattern =
  "^https?://(?:[A-Za-z0-9]+[.-]+)+[A-Za-z]{2,}(?:[/?#]\\S*)?$";

function createTextWidget(
  name: string,
  { format, pattern, description }: JsonSchema,
): Widget {
  // A month has a pattern.
  if (name === "date" && !pattern) {
    return { widget: "datetime", input_timezone: siteConfig.timeZone };
  }
  if (name === "series") return selectEntries("series", false);
  if (pictures.test(name)) return { widget: "image" };
  if (longTexts.test(name)) return { widget: "text" };
  const source = format === "uri" ? webAddressPattern : pattern;
  if (!source) return { widget: "string" };
  return {
    widget: "string",
    pattern: [`/${source}/u`, description ?? source],
  };
}

const createNumberWidget = ({
  type,
  minimum,
  maximum,
}: JsonSchema): Widget => ({
  widget: "number",
  value_type: type === "integer" ? "int" : "float",
  // zod gives integers the range of JavaScript, which nobody needs to hear.
  min: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
  max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
});
