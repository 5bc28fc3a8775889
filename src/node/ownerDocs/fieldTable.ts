import { z } from "zod";

type Field = {
  type?: string | string[];
  /** A map that has a name. */
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

/** What a cell must not hold: its own border, and MDX. */
const cell = (text: string) => text.replace(/[|<{]/g, "\\$&");

/**
 * A schema as a Markdown table, one row for each field: name, kind, value,
 * default. A description says the default after "; default: ".
 */
export function fieldTable(schema: z.ZodObject): string {
  // Without its id, for which there would be a reference.
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
