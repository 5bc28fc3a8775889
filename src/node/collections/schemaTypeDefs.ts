import { z } from "zod";

/** The GraphQL definitions of a collection. */
export type TypeDefs = {
  /** The fields that only its entries have. */
  fields: string;
  /** The types of these fields. */
  types?: string;
};

/** A field in the output of z.toJSONSchema. */
type Field = {
  type?: string;
  $ref?: string;
  items?: Field;
  properties?: Record<string, Field>;
  required?: string[];
  description?: string;
};

const scalars: Record<string, string> = {
  string: "String",
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
};

/** Returns the GraphQL type of a field; JSON if no other fits. */
function typeOf({ type = "", $ref, items }: Field): string {
  if ($ref !== undefined) return $ref.slice("#/$defs/".length);
  if (items) return `[${typeOf(items)}!]`;
  return scalars[type] ?? "JSON";
}

const defineFields = ({ properties = {}, required = [] }: Field): string =>
  Object.entries(properties)
    .map(([name, field]) => {
      const description = JSON.stringify(field.description ?? "");
      const mark = required.includes(name) ? "!" : "";
      return `${description}\n${name}: ${typeOf(field)}${mark}`;
    })
    .join("\n");

/**
 * Creates GraphQL definitions from a zod schema, with its descriptions. A map
 * becomes a type if `.meta({ id })` names it, else JSON.
 */
export function createSchemaTypeDefs(shape: z.ZodRawShape): TypeDefs {
  const { $defs = {}, ...fields } = z.toJSONSchema(z.object(shape), {
    unrepresentable: "any",
  }) as Field & { $defs?: Record<string, Field> };
  const types = Object.entries($defs).map(
    ([name, type]) =>
      `${JSON.stringify(type.description ?? "")}\ntype ${name} {\n${defineFields(type)}\n}`,
  );
  return { fields: defineFields(fields), types: types.join("\n") };
}
