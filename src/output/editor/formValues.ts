import { formatZonedTime } from "../../lib/zonedTime";
import { readMoment } from "../../site/content/readMoment";
import { isRecord } from "../../site/files/frontMatter";

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

const findField = ({ fields = [] }: Widget, name: string) =>
  fields.find((field: EditorField) => field.name === name);

/**
 * Creates what turns values of files into those of forms, and back.
 * @param mainLocale the language in which a file may have a text for all
 */
export function createValueCodec(mainLocale: string) {
  /** Turns a value of a file into that of its widget; undefined if the widget can't show it. */
  function toForm(widget: Widget, value: unknown): unknown {
    if (value === undefined || value === null) return undefined;
    if (widget.widget === "list" || widget.multiple) {
      const item = itemOf(widget);
      const items = [value].flat().map((inner) => toForm(item, inner));
      return items.includes(undefined) ? undefined : items;
    }
    if (/^(?:object|keyvalue)$/.test(widget.widget)) {
      return toFormObject(widget, value);
    }
    if (typeof value === "object") return undefined;
    const { input_timezone: timeZone } = widget;
    if (!timeZone || typeof value !== "string") return value;
    const moment = readMoment(value, timeZone);
    return moment ? formatZonedTime(moment.instant, timeZone) : undefined;
  }

  function toFormObject(widget: Widget, value: unknown) {
    // One text for all languages.
    if (typeof value === "string" && findField(widget, mainLocale)) {
      return { [mainLocale]: value };
    }
    if (!isRecord(value)) return undefined;
    const values = Object.entries(value).map(([name, inner]) => {
      const field = findField(widget, name);
      return [name, field ? toForm(field, inner) : inner] as const;
    });
    return values.some(([, inner]) => inner === undefined)
      ? undefined
      : Object.fromEntries(values);
  }

  /** Turns a widget's value into that of a file; undefined for what is empty or the default. */
  function fromForm(widget: Widget, value: unknown): unknown {
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
    if (isRecord(value)) return fromFormObject(widget, value);
    const { input_timezone: timeZone } = widget;
    if (!timeZone || typeof value !== "string") return value;
    const moment = readMoment(value, timeZone);
    if (!moment) return value;
    const local = formatZonedTime(moment.instant, timeZone).slice(0, 16);
    return local.replace(/T00:00$/, "");
  }

  function fromFormObject(widget: Widget, value: Record<string, unknown>) {
    const values = Object.entries(value).map(([name, inner]) => {
      const field = findField(widget, name);
      return [name, field ? fromForm(field, inner) : inner] as const;
    });
    const filled = Object.fromEntries(
      values.filter(([, inner]) => !isEmpty(inner)),
    );
    const names = Object.keys(filled);
    if (names.length === 0) return undefined;
    return names.join() === mainLocale ? filled[mainLocale] : filled;
  }

  return { toForm, fromForm };
}

export type ValueCodec = ReturnType<typeof createValueCodec>;
