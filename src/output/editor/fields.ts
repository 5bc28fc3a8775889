import type { z } from "zod";
import type { ResolvedSite } from "../../config/types";
import { translatedFields } from "../../site/collections";
import { listFields, toJsonSchema } from "../../site/collections/jsonSchema";
import type { JsonSchema } from "../../site/collections/jsonSchema";
import type { EditorField, Widget } from "./formValues";

/** @example createLabel("image_alt") -> "Image alt" */
export function createLabel(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates the widgets of lists whose values schemas can't tell, by the names of their fields. */
const createListWidgets = ({
  projects,
}: ResolvedSite): Readonly<Record<string, Widget | undefined>> => {
  const services = Object.keys(projects.services);
  return {
    // Sveltia CMS refuses a list that has nothing to choose from.
    services:
      services.length > 0
        ? { widget: "select", options: services, multiple: true }
        : undefined,
    posts: {
      widget: "relation",
      collection: "blog",
      value_field: "{{slug}}",
      display_fields: ["title"],
      multiple: true,
    },
  };
};
const pictures = /^(?:image|image_dark|src|dark)$/;
const longTexts = /^(?:description|bio|summary|lead|intro|text|quote)$/;

/** The fields beside words that have a value of their own in each language. */
const perLanguage = /^(?:slug|aliases|image|image_dark)$/;
const isTranslated = (name: string) =>
  translatedFields.includes(name) || perLanguage.test(name);

/** Makes the fields of a schema: what it accepts in files is what the editor asks for. */
export const createSchemaFields = (
  config: ResolvedSite,
  schema: z.ZodObject,
): EditorField[] => createFields(config, toJsonSchema(schema));

/** The site's config; and whether languages have their own values of a field, or copies of the same. */
type Context = { config: ResolvedSite; i18n: true | "duplicate" };

const createFields = (
  config: ResolvedSite,
  schema: JsonSchema,
  outerI18n?: Context["i18n"],
): EditorField[] =>
  listFields(schema).flatMap((field) => {
    const { name, isRequired: required, description: hint } = field;
    const i18n = outerI18n ?? (isTranslated(name) || "duplicate");
    const widget = createWidget({ config, i18n }, name, field);
    const options = { name, label: createLabel(name), hint, i18n, required };
    return widget ? [{ ...options, default: field.default, ...widget }] : [];
  });

/** Creates the widget of a value; undefined where no widget has such values. */
function createWidget(
  context: Context,
  name: string,
  json: JsonSchema,
): Widget | undefined {
  const { config, i18n } = context;
  // Of several kinds the first is shown.
  if (json.anyOf) return createWidget(context, name, json.anyOf[0] ?? {});
  if (json.enum) return { widget: "select", options: json.enum };
  if (json.items) {
    const lists = createListWidgets(config);
    return name in lists ? lists[name] : createListWidget(context, json.items);
  }
  switch (json.type) {
    case "string":
      return createTextWidget(config, name, json);
    case "boolean":
      return { widget: "boolean" };
    case "integer":
    case "number":
      return createNumberWidget(json);
    case "object":
      return { widget: "object", fields: createFields(config, json, i18n) };
    default:
      return undefined;
  }
}

function createListWidget(
  context: Context,
  items: JsonSchema,
): Widget | undefined {
  const item = createWidget(context, "item", items);
  if (!item) return undefined;
  if (item.widget === "select") return { ...item, multiple: true };
  if (item.fields) return { ...item, widget: "list" };
  return {
    widget: "list",
    field: { name: "item", i18n: context.i18n, ...item },
  };
}

/** The form of a web address, of which zod's JSON Schema says nothing. */
const webAddressPattern =
  "^https?://(?:[A-Za-z0-9]+[.-]+)+[A-Za-z]{2,}(?:[/?#]\\S*)?$";

function createTextWidget(
  { timeZone }: ResolvedSite,
  name: string,
  { format, pattern, description }: JsonSchema,
): Widget {
  // A month has a pattern.
  if (name === "date" && !pattern) {
    return { widget: "datetime", input_timezone: timeZone };
  }
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
