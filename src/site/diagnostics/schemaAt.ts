import { z } from "zod";

type Path = readonly PropertyKey[];

/** A part of a schema without its wrappers: optional, default, transform. */
export type SchemaPart = { schema: z.ZodType; description?: string };

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );

/**
 * Finds the part of a schema for the value at a path. Of a union, the alternative
 * that the data fits best counts.
 */
export function schemaAt(
  root: z.ZodType,
  data: unknown,
  path: Path,
): SchemaPart | undefined {
  let part: SchemaPart | undefined = unwrap(root);
  for (const [depth, step] of path.entries()) {
    const value = valueAt(data, path.slice(0, depth));
    const next: z.ZodType | undefined = part && child(part.schema, value, step);
    part = next && unwrap(next);
  }
  return part;
}

/** Lists the keys that the object at a path may have. */
export function keysAt(root: z.ZodType, data: unknown, path: Path): string[] {
  const part = schemaAt(root, data, path);
  const schema = part && fittingOption(part.schema, valueAt(data, path));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Rates how badly a value fits a schema: another type counts most, then another literal, and deeper issues count less. */
export const misfit = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, { code, path }) => {
    if (code === "invalid_type" && path.length === 0) return sum + 10_000;
    // Checks of an object depend on its fields.
    if (code === "custom") return sum;
    return sum + (code === "invalid_value" ? 100 : 1) / 10 ** path.length;
  }, 0);

function unwrap(schema: z.ZodType): SchemaPart {
  let part: SchemaPart = { schema, description: schema.description };
  for (;;) {
    const inner = wrapped(part.schema);
    if (!inner) return part;
    const description = part.description ?? inner.description;
    part = { schema: inner, description };
  }
}

/** The properties of zod's wrappers. */
type WrapperDef = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
};

/** Returns the schema in a wrapper: of a pipe the side without a transform. */
function wrapped(schema: z.ZodType): z.ZodType | undefined {
  const { innerType, in: input, out, getter } = schema.def as WrapperDef;
  const piped = input instanceof z.ZodTransform ? out : input;
  return innerType ?? piped ?? getter?.();
}

function child(
  schema: z.ZodType,
  value: unknown,
  step: PropertyKey,
): z.ZodType | undefined {
  const fitting = fittingOption(schema, value);
  if (fitting instanceof z.ZodObject) {
    return (fitting.shape as Record<PropertyKey, z.ZodType>)[step];
  }
  if (fitting instanceof z.ZodArray) return fitting.element as z.ZodType;
  if (fitting instanceof z.ZodRecord) return fitting.valueType as z.ZodType;
  return undefined;
}

/** Returns the alternative of a union that a value fits best; other schemas unchanged. */
function fittingOption(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const [best] = (schema.options as z.ZodType[])
    .map((option) => ({
      option,
      rating: misfit(option.safeParse(value).error?.issues ?? []),
    }))
    .sort((a, b) => a.rating - b.rating);
  return best ? fittingOption(unwrap(best.option).schema, value) : schema;
}
