import { formatZonedTime } from "../../lib/zonedTime";
import { readMoment } from "../content/readMoment";
import { isRecord } from "../frontMatter";
import type { EditorField } from "./fields";

const isText = (value: unknown) =>
  typeof value === "string" || typeof value === "number";

/** Turns a value of a file into one of the editor's; undefined for one that its field can't show. */
export function toForm(field: EditorField, value: unknown): unknown {
  const { widget, fields = [], field: item, hasShorthand } = field;
  if (value === undefined || value === null) return undefined;
  if (widget === "list" || field.multiple) {
    const single = { ...field, multiple: false };
    const inner =
      item ?? (field.multiple ? single : { ...field, widget: "object" });
    const all = (Array.isArray(value) ? value : [value]).map((one) =>
      toForm(inner, one),
    );
    return all.includes(undefined) ? undefined : all;
  }
  if (widget === "object") {
    const [first] = fields;
    if (hasShorthand && first && isText(value)) {
      return { [first.name]: String(value) };
    }
    if (!isRecord(value)) return undefined;
    const shown = fields.map(({ name }) => name);
    const inner = Object.entries(value).map(([name, one]) => {
      const at = shown.indexOf(name);
      return [name, at < 0 ? one : toForm(fields[at] as EditorField, one)];
    });
    return inner.some(([, one]) => one === undefined)
      ? undefined
      : Object.fromEntries(inner);
  }
  if (widget === "keyvalue") return isRecord(value) ? value : undefined;
  if (widget === "boolean") {
    return typeof value === "boolean" ? value : undefined;
  }
  if (widget === "number") {
    return isText(value) && !Number.isNaN(Number(value))
      ? Number(value)
      : undefined;
  }
  if (!isText(value)) return undefined;
  if (widget !== "datetime") return String(value);
  const zone = String(field.input_timezone);
  const moment = readMoment(String(value), zone);
  return moment ? formatZonedTime(moment.instant, zone) : undefined;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Turns a value of the editor's into one of a file; undefined for what is empty or the default. */
export function fromForm(field: EditorField, value: unknown): unknown {
  const { widget, fields = [], field: item, hasShorthand } = field;
  if (isEmpty(value)) return undefined;
  if (JSON.stringify(value) === JSON.stringify(field.default)) return undefined;
  if (Array.isArray(value)) {
    const isObject = (item?.fields ?? fields).length > 0;
    const inner = { ...(item ?? field), default: undefined };
    if (isObject) inner.widget = "object";
    const all = value.map((one: unknown) =>
      isRecord(one) || !Array.isArray(one) ? fromForm(inner, one) : one,
    );
    return isObject ? all.map((one) => one ?? {}) : all.filter(Boolean);
  }
  if (widget === "object" && isRecord(value)) {
    const known = fields.map((one) => [
      one.name,
      fromForm(one, value[one.name]),
    ]);
    const unknown = Object.entries(value).filter(
      ([name]) => !fields.some((one) => one.name === name),
    );
    const filled = [...known, ...unknown].filter(([, one]) => !isEmpty(one));
    if (filled.length === 0) return undefined;
    const isShort =
      hasShorthand && filled.length === 1 && filled[0]?.[0] === fields[0]?.name;
    return isShort
      ? filled[0]?.[1]
      : Object.fromEntries(filled as [string, unknown][]);
  }
  if (widget !== "datetime" || typeof value !== "string") return value;
  const zone = String(field.input_timezone);
  const { instant } = readMoment(value, zone) ?? {};
  const local = instant ? formatZonedTime(instant, zone).slice(0, 16) : value;
  return local.replace(/T00:00$/, "");
}
