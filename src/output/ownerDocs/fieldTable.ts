import type { z } from "zod";
import { listFields, toJsonSchema } from "../../site/collections/jsonSchema";
import type { JsonSchema } from "../../site/collections/jsonSchema";

const kinds: Record<string, string> = {
  array: "list",
  boolean: "true, false",
  integer: "number",
  number: "number",
  object: "map",
  string: "text",
};

const kindOf = ({ type, anyOf }: JsonSchema): string => {
  const names = type
    ? [type].flat().map((name) => kinds[name] ?? name)
    : (anyOf ?? []).map(kindOf);
  return [...new Set(names)].join(" or ");
};

/** Escapes borders of cells, and MDX. */
const cell = (text: string) => text.replace(/[|<{]/g, "\\$&");

/**
 * Prints a schema as a Markdown table with a row for each field: name, kind,
 * value, default. The default follows "; default: " in the description.
 */
export function fieldTable(schema: z.ZodObject): string {
  const rows = listFields(toJsonSchema(schema)).map((field) => {
    const { name, description = "", isRequired } = field;
    const [allowed = "", stated = "none"] = description.split("; default: ");
    const fallback = isRequired ? "**required**" : stated;
    return [`\`${name}\``, kindOf(field), cell(allowed), fallback];
  });
  const head = [
    ["field", "kind", "value", "default"],
    Array<string>(4).fill("---"),
  ];
  return [...head, ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
