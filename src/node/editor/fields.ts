import type { z } from "zod";
import { localeCodes } from "../../config/locales";
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

/** Makes the fields of a schema: what it accepts in files is what the editor asks for. */
export function createSchemaFields(
  schema: z.ZodObject,
  { widgets, isTranslated }: FieldOptions,
): EditorField[] {
  /** Chooses the widget of a value, and the options that its schema tells; undefined where no widget has such values. */
  const createWidget = (
    json: Json,
    i18n: Widget["i18n"],
  ): Widget | undefined => {
    const { type, anyOf, items } = json;
    if (anyOf) return createUnion(anyOf, i18n);
    if (json.enum) return { widget: "select", options: json.enum };
    if (type === "string") return createText(json);
    if (type === "boolean") return { widget: "boolean" };
    if (type === "integer" || type === "number") return createNumber(json);
    if (items) {
      const item = createField("item", items, true, i18n);
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
    const fields = createFields(json, i18n);
    return { widget: "object", collapsed: "auto", fields };
  };

  /** One text for all languages or one for each is an object with a shorthand; of other kinds the first is shown. */
  const createUnion = (kinds: readonly Json[], i18n: Widget["i18n"]) => {
    const localized = kinds.find(({ properties = {} }) =>
      localeCodes.every((locale) => locale in properties),
    );
    const widget = createWidget(localized ?? kinds[0] ?? {}, i18n);
    return localized
      ? { ...widget, widget: "object", hasShorthand: true }
      : widget;
  };

  const createField = (
    name: string,
    json: Json,
    required: boolean,
    outer?: Widget["i18n"],
  ): EditorField | undefined => {
    const i18n = outer ?? (isTranslated(name) || "duplicate");
    const widget = createWidget(json, i18n);
    if (!widget) return undefined;
    const choose = (given: Widget) =>
      widgets[`${given.widget} ${name}`] ?? given;
    const chosen = widget.hasShorthand
      ? {
          ...widget,
          fields: widget.fields?.map((one) => ({ ...one, ...choose(one) })),
        }
      : choose(widget);
    return {
      name,
      label: labelOf(name),
      hint: json.description,
      required,
      i18n,
      ...(json.default !== undefined && { default: json.default }),
      ...chosen,
    };
  };

  const createFields = (
    { properties = {}, required = [] }: Json,
    i18n?: Widget["i18n"],
  ): EditorField[] =>
    Object.entries(properties).flatMap(
      ([name, json]) =>
        createField(name, json, required.includes(name), i18n) ?? [],
    );

  return createFields(toJsonSchema(schema));
}

function createText({ format, pattern = "", description }: Json): Widget {
  const source = format === "uri" ? webAddressPattern : pattern;
  if (source === "") return { widget: "string" };
  return {
    widget: "string",
    pattern: [`/${source}/u`, description ?? source],
  };
}

const createNumber = ({ type, minimum, maximum }: Json): Widget => ({
  widget: "number",
  value_type: type === "integer" ? "int" : "float",
  ...(Number(minimum) > Number.MIN_SAFE_INTEGER && { min: minimum }),
  ...(Number(maximum) < Number.MAX_SAFE_INTEGER && { max: maximum }),
});
