import { z } from "zod";

type Path = readonly PropertyKey[];

/** A part of a schema, without the wrappers around it: optional, default, transform. */
export type SchemaPart = { schema: z.ZodType; description?: string };

/** Reads the value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );

/**
 * Finds the part of a schema that checks the value at a path. Of a union it
 * follows the alternative that the data fits best.
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

/** How badly a value fits a schema: most where it is another type of value, then where a literal differs, and less the deeper that is in it. */
export const misfit = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, { code, path }) => {
    if (code === "invalid_type" && path.length === 0) return sum + 10_000;
    // What an object's own check says follows from its fields.
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

/** What all of zod's wrappers have of these. */
type WrapperDef = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
};

/** What a wrapper checks: of a pipe the schema, which stands before or behind a transform. */
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

/** Of a union, the alternative that a value fits best; any other schema as it is. */
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
