import { z } from "zod";
import { isFields } from "../../config/schema/rule";
import { nearest } from "../../lib/nearest";

/** A field that seems to be another one, misspelt. */
export type Slip = {
  path: PropertyKey[];
  key: string;
  meant: string;
  known: readonly string[];
};

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap())
    : schema;
}

/**
 * Keys we don't know are the owner's own; those that look like a slip are not.
 * Looks into maps and lists of maps, as far as the schema says what they hold.
 */
export function slipsIn(
  given: unknown,
  data: unknown,
  path: PropertyKey[] = [],
): Slip[] {
  const schema = unwrap(given);
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) =>
      slipsIn(schema.element, item, [...path, index]),
    );
  }
  if (!(schema instanceof z.ZodObject) || !isFields(data)) return [];
  const known = Object.keys(schema.shape);
  return Object.entries(data).flatMap(([key, value]) => {
    const own = [...path, key];
    if (known.includes(key)) return slipsIn(schema.shape[key], value, own);
    const meant = nearest(key, known);
    return meant === undefined ? [] : { path: own, key, meant, known };
  });
}

/** What is said of a slip wherever it is found. */
export const sayingOf = ({ key, meant, known }: Slip) => ({
  message: `There is no field "${key}".`,
  allowed: known.join(", "),
  fix: `Did you mean "${meant}"?`,
});
