import { z } from "zod";

type Field = {
  type?: string | string[];
  /** The reference to a named map. */
  $ref?: string;
  anyOf?: Field[];
  items?: Field;
  description?: string;
  default?: unknown;
};

const kinds: Record<string, string> = {
  array: "list",
  boolean: "true, false",
  integer: "number",
  number: "number",
  object: "map",
  string: "text",
};

const kindOf = ({ type, $ref, anyOf }: Field): string => {
  if ($ref !== undefined) return "map";
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
  // Without the id of the schema, which would be printed as a reference.
  const { properties = {}, required = [] } = z.toJSONSchema(
    z.object(schema.shape),
    {
      io: "input",
      unrepresentable: "any",
    },
  ) as { properties?: Record<string, Field>; required?: string[] };
  const rows = Object.entries(properties).map(([name, field]) => {
    const [allowed = "", stated] = (field.description ?? "").split(
      "; default: ",
    );
    const fallback = required.includes(name) ? "**required**" : stated;
    return [`\`${name}\``, kindOf(field), cell(allowed), fallback ?? "none"];
  });
  const head = [
    ["field", "kind", "value", "default"],
    Array<string>(4).fill("---"),
  ];
  return [...head, ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
