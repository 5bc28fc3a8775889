import { z } from "zod";

/** What a collection adds to the GraphQL schema. */
export type TypeDefs = {
  /** Definitions of the fields that only its entries have. */
  fields: string;
  /** The types that these fields name. */
  types?: string;
};

/** What z.toJSONSchema makes of a field. */
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

/** The GraphQL type of a field; JSON where no other fits. */
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
 * Describes fields of front matter in GraphQL as zod describes them. A map
 * becomes a type of its own if `.meta({ id })` names it, else JSON.
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
