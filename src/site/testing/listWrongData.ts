import { listValues } from "../../lib/listValues";
import { formatField } from "../diagnostics/diagnostic";

type Field = (string | number)[];

/** Some data with one fault in it. */
export type WrongData = {
  field: Field;
  /** What is wrong with it. */
  name: string;
  data: unknown;
  /** True if the fault is in the name of the field. */
  isKey: boolean;
};

/** Lists variants of valid data, each with one fault: a value of another type or out of range, a misspelt name. */
export const listWrongData = (valid: unknown): WrongData[] =>
  listValues(valid).flatMap(({ path: field, value }) => {
    const wrong = listWrongValues(value).map((other) => ({
      field,
      name: `${formatField(field)} = ${JSON.stringify(other)}`,
      data: change(valid, field, (parent, key) => {
        parent[key] = other;
      }),
      isKey: false,
    }));
    const key = field.at(-1);
    if (key === undefined) return [];
    if (typeof key === "number") return wrong;
    const typo = misspell(key);
    const renamed = {
      field,
      name: `${formatField(field)} as ${typo}`,
      data: change(valid, field, (parent) => {
        parent[typo] = parent[key];
        Reflect.deleteProperty(parent, key);
      }),
      isKey: true,
    };
    return [...wrong, renamed];
  });

function listWrongValues(value: unknown): unknown[] {
  if (typeof value === "number") return ["many", -1, NaN];
  if (typeof value === "boolean") return ["yes"];
  if (typeof value === "string") return [[], ""];
  return Array.isArray(value) ? ["text", { a: 1 }] : ["", null];
}

type Parent = Record<string | number, unknown>;

function change(
  valid: unknown,
  field: Field,
  edit: (parent: Parent, key: string | number) => void,
): unknown {
  const data = structuredClone(valid);
  const parent = field
    .slice(0, -1)
    .reduce((inner, step) => inner[step] as Parent, data as Parent);
  edit(parent, field.at(-1) ?? "");
  return data;
}

/** Swaps the last two letters of a name, or doubles the last one. */
const misspell = (name: string): string => {
  const before = name.at(-2) ?? "";
  const last = name.at(-1) ?? "";
  return name.length < 3 || last === before
    ? name + last
    : name.slice(0, -2) + last + before;
};
