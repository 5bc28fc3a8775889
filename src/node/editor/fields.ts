import type { z } from "zod";
import { toJsonSchema } from "./jsonSchema";
import type { Json } from "./jsonSchema";

/** How a field is edited, as Sveltia CMS takes it. */
export type Widget = {
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  default?: unknown;
  i18n?: boolean | "duplicate";
  pattern?: [pattern: string, message: string];
  min?: number;
  max?: number;
  value_type?: "int" | "float";
  options?: readonly unknown[];
  multiple?: boolean;
  /** A list's items, or what an object holds. */
  field?: EditorField;
  fields?: EditorField[];
  /** The time zone of a moment. */
  input_timezone?: string;
  /** Whether text may stand for an object that has only its first field. */
  hasShorthand?: boolean;
  [option: string]: unknown;
};

export type EditorField = Widget & { name: string };

export type FieldOptions = {
  /** The site's locales, the default one first. */
  locales: readonly string[];
  /** Options that no schema tells, by the widget that the schema would get and the name of the field: "string image". */
  widgets: Readonly<Record<string, Widget>>;
  /** Whether each translation has its own value of a field. */
  isTranslated: (name: string) => boolean;
};

/** @example labelOf("image_alt") -> "Image alt" */
export const labelOf = (name: string) => {
  const words = name
    .replace(/[_-]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What zod can't say of an address, which it parses. */
const webAddressPattern =
  "^https?://(?:[A-Za-z0-9]+[.-]+)+[A-Za-z]{2,}(?:[/?#]\\S*)?$";

/** Chooses the widget of a value, and the options that its schema tells; undefined where no widget has such values. */
function createWidget(
  json: Json,
  options: FieldOptions,
  i18n: Widget["i18n"],
): Widget | undefined {
  const { type, anyOf, items, properties = {} } = json;
  if (anyOf) return createUnion(anyOf, options, i18n);
  if (json.enum) return { widget: "select", options: json.enum };
  if (type === "string") {
    const source =
      json.format === "uri" ? webAddressPattern : (json.pattern ?? "");
    const pattern: Widget["pattern"] = [
      `/${source}/u`,
      json.description ?? source,
    ];
    return { widget: "string", ...(source && { pattern }) };
  }
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer" || type === "number") {
    const { minimum, maximum } = json;
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(Number(minimum) > Number.MIN_SAFE_INTEGER && { min: minimum }),
      ...(Number(maximum) < Number.MAX_SAFE_INTEGER && { max: maximum }),
    };
  }
  if (items) {
    const item = createField("item", items, true, options, i18n);
    if (item?.widget === "select") return { ...item, multiple: true };
    if (item?.widget !== "object")
      return item && { widget: "list", field: item };
    const { fields, hasShorthand } = item;
    return { widget: "list", fields, hasShorthand };
  }
  if (typeof json.additionalProperties === "object") {
    return { widget: "keyvalue" };
  }
  if (type !== "object") return undefined;
  return {
    widget: "object",
    collapsed: "auto",
    fields: createFields({ ...json, properties }, options, i18n),
  };
}

/** One text for all languages or one for each is an object with a shorthand; of other kinds the first is shown. */
function createUnion(
  kinds: readonly Json[],
  options: FieldOptions,
  i18n: Widget["i18n"],
): Widget | undefined {
  const { locales } = options;
  const localized = kinds.find(({ properties = {} }) =>
    locales.every((locale) => locale in properties),
  );
  const [first] = kinds;
  const widget = createWidget(localized ?? first ?? {}, options, i18n);
  return localized
    ? { ...widget, widget: "object", hasShorthand: true }
    : widget;
}

function createField(
  name: string,
  json: Json,
  required: boolean,
  options: FieldOptions,
  i18n?: Widget["i18n"],
): EditorField | undefined {
  const kind =
    i18n ?? (options.isTranslated(name) ? true : ("duplicate" as const));
  const widget = createWidget(json, options, kind);
  const choose = (given: Widget | undefined) =>
    (given && options.widgets[`${given.widget} ${name}`]) ?? given;
  const own = widget?.hasShorthand
    ? {
        ...widget,
        fields: widget.fields?.map((one) => ({ ...one, ...choose(one) })),
      }
    : choose(widget);
  return (
    own && {
      name,
      label: labelOf(name),
      hint: json.description,
      required,
      i18n: kind,
      ...(json.default !== undefined && { default: json.default }),
      ...own,
    }
  );
}

const createFields = (
  { properties = {}, required = [] }: Json,
  options: FieldOptions,
  i18n?: Widget["i18n"],
): EditorField[] =>
  Object.entries(properties).flatMap(
    ([name, json]) =>
      createField(name, json, required.includes(name), options, i18n) ?? [],
  );

/** Makes the fields of a schema: what it accepts in files is what the editor asks for. */
export const createSchemaFields = (
  schema: z.ZodObject,
  options: FieldOptions,
): EditorField[] => createFields(toJsonSchema(schema), options);
