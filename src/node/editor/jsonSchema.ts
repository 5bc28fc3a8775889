import { z } from "zod";

/** As much of JSON Schema as zod writes for fields. */
export type Json = {
  type?: string;
  $ref?: string;
  $defs?: Record<string, Json>;
  anyOf?: Json[];
  enum?: unknown[];
  items?: Json;
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  required?: string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
};

/** Puts the schemas that have a name where they are referred to. */
const inline = (value: unknown, defs: Record<string, Json>): unknown => {
  if (Array.isArray(value)) return value.map((one) => inline(one, defs));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest } = value as Json;
  const target = $ref && defs[$ref.slice("#/$defs/".length)];
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([name, inner]) => [
      name,
      inline(inner, defs),
    ]),
  );
};

/** Describes what files may hold, by JSON Schema without references. */
export function toJsonSchema(schema: z.ZodObject): Json {
  const { $defs = {}, ...json } = z.toJSONSchema(z.object(schema.shape), {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodObject)) return;
      const shape = zodSchema.shape as Record<string, z.ZodType>;
      jsonSchema.required = Object.keys(shape).filter(
        (name) => !shape[name]?.safeParse(undefined).success,
      );
    },
  }) as Json;
  return inline(json, $defs) as Json;
}
