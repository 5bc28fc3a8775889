import { z } from "zod";
import { listFields, toJsonSchema } from "./jsonSchema";
import type { JsonSchema } from "./jsonSchema";

/** The GraphQL definitions of a collection. */
export type TypeDefs = {
  /** The fields that only its entries have. */
  fields: string;
  /** The types of these fields. */
  types?: string;
};

const scalars: Record<string, string> = {
  string: "String",
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
};

/** Returns the GraphQL type of a value; JSON if no other fits. */
function typeOf({ id, type, items }: JsonSchema): string {
  if (id !== undefined) return id;
  if (items) return `[${typeOf(items)}!]`;
  return scalars[String(type)] ?? "JSON";
}

const describe = ({ description = "" }: JsonSchema) =>
  JSON.stringify(description);

const defineFields = (schema: JsonSchema): string =>
  listFields(schema)
    .map((field) => {
      const mark = field.isRequired ? "!" : "";
      return `${describe(field)}\n${field.name}: ${typeOf(field)}${mark}`;
    })
    .join("\n");

/** Defines the named types in a schema, each once. */
function defineTypes(schema: JsonSchema, types = new Map<string, string>()) {
  for (const field of listFields(schema)) {
    const type = field.items ?? field;
    if (type.id !== undefined) {
      const definition = `type ${type.id} {\n${defineFields(type)}\n}`;
      types.set(type.id, `${describe(type)}\n${definition}`);
    }
    defineTypes(type, types);
  }
  return types;
}

/**
 * Creates GraphQL definitions from a zod schema, with its descriptions. A map
 * becomes a type if `.meta({ id })` names it, else JSON.
 */
export function createSchemaTypeDefs(shape: z.ZodRawShape): TypeDefs {
  const schema = toJsonSchema(z.object(shape), "output");
  const types = [...defineTypes(schema).values()];
  return { fields: defineFields(schema), types: types.join("\n") };
}
