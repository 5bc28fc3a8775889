import { formatZonedTime } from "../../lib/zonedTime";
import { readMoment } from "../../site/content/readMoment";
import { isRecord } from "../../site/files/parseYaml";

/** Says how a value is edited: options of Sveltia CMS. */
export type Widget = {
  widget: string;
  required?: boolean;
  default?: unknown;
  /** True for a list. */
  multiple?: boolean;
  /** The items of a list. */
  field?: EditorField;
  /** The fields of an object, or of each item of a list. */
  fields?: EditorField[];
  /** The time zone of dates. */
  input_timezone?: string;
  [option: string]: unknown;
};

export type EditorField = Widget & { name: string };

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Returns the widget of a list's items. */
const itemOf = ({ field, ...list }: Widget): Widget =>
  field ?? {
    ...list,
    widget: list.fields ? "object" : list.widget,
    multiple: false,
    default: undefined,
  };

/** Converts each field of an object that the widget has, and keeps the others. */
const convertFields = (
  { fields = [] }: Widget,
  values: Record<string, unknown>,
  convert: (field: Widget, value: unknown) => unknown,
) =>
  Object.entries(values).map(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    return [name, field ? convert(field, value) : value] as const;
  });

/** Turns a value of a file into that of its widget; undefined if the widget can't show it. */
export function toForm(widget: Widget, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (widget.widget === "list" || widget.multiple) {
    const item = itemOf(widget);
    const items = [value].flat().map((inner) => toForm(item, inner));
    return items.includes(undefined) ? undefined : items;
  }
  if (widget.widget === "object") {
    if (!isRecord(value)) return undefined;
    const values = convertFields(widget, value, toForm);
    const isShown = values.every(([, inner]) => inner !== undefined);
    return isShown ? Object.fromEntries(values) : undefined;
  }
  // A switch would turn any other value into true.
  const kind = widget.widget === "boolean" ? "boolean" : typeof value;
  if (typeof value !== kind || kind === "object") return undefined;
  const { input_timezone: timeZone } = widget;
  if (!timeZone || typeof value !== "string") return value;
  const moment = readMoment(value, timeZone);
  return moment ? formatZonedTime(moment.instant, timeZone) : undefined;
}

/** Turns a widget's value into that of a file; undefined for what is empty or the default. */
export function fromForm(widget: Widget, value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (JSON.stringify(value) === JSON.stringify(widget.default)) {
    return undefined;
  }
  if (Array.isArray(value)) {
    const item = itemOf(widget);
    const items = value.map((inner) => fromForm(item, inner));
    return item.widget === "object"
      ? items.map((inner) => inner ?? {})
      : items.filter((inner) => inner !== undefined);
  }
  if (isRecord(value)) {
    const values = convertFields(widget, value, fromForm);
    const filled = values.filter(([, inner]) => !isEmpty(inner));
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  const { input_timezone: timeZone } = widget;
  if (!timeZone || typeof value !== "string") return value;
  const moment = readMoment(value, timeZone);
  if (!moment) return value;
  const local = formatZonedTime(moment.instant, timeZone).slice(0, 16);
  return local.replace(/T00:00$/, "");
}
