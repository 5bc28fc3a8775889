import { z } from "zod";

/** The part of JSON Schema that is read, as zod writes it, with named parts in place of references to them. */
export type JsonSchema = {
  id?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  description?: string;
  /** The description of a named part, where its field may have another. */
  partDescription?: string;
  default?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** The GraphQL type of a field, if it does not follow from the schema; by `.meta({ graphql })`. */
  graphql?: string;
};

/** A field of a schema. */
export type SchemaField = JsonSchema & { name: string; isRequired: boolean };

/**
 * Describes what a schema accepts ("input") or returns ("output") by JSON
 * Schema. Parts that `.meta({ id })` names keep their `id`.
 */
export function toJsonSchema(
  schema: z.ZodObject,
  io: "input" | "output" = "input",
): JsonSchema {
  // Without the id of the schema itself, which would become a reference.
  const { $defs = {}, ...root } = z.toJSONSchema(z.object(schema.shape), {
    io,
    unrepresentable: "any",
    override: io === "input" ? markRequired : undefined,
  });
  const inline = (json: unknown): JsonSchema =>
    JSON.parse(JSON.stringify(json), (_, value: JsonSchema | null): unknown => {
      if (!value?.$ref) return value;
      const { $ref, ...rest } = value;
      const id = $ref.slice("#/$defs/".length);
      const part = inline($defs[id]);
      const partDescription = part.description;
      return { ...part, ...rest, id, partDescription };
    }) as JsonSchema;
  return inline(root);
}

/** Marks what has to be there: zod takes a union for optional if one of its kinds is preprocessed. */
export const markRequired = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) => {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const shape = zodSchema.shape as Record<string, z.ZodType>;
  jsonSchema.required = Object.keys(shape).filter(
    (name) => !shape[name]?.safeParse(undefined).success,
  );
};

/** Lists the fields of an object; none for other values. */
export const listFields = ({
  properties = {},
  required = [],
}: JsonSchema): SchemaField[] =>
  Object.entries(properties).map(([name, field]) => ({
    ...field,
    name,
    isRequired: required.includes(name),
  }));
