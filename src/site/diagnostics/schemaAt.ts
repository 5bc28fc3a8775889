import { z } from "zod";

type Path = readonly PropertyKey[];

/** A part of a schema without its wrappers: optional, default, transform. */
export type SchemaPart = { schema: z.ZodType; description?: string };

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
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

/** A value inside some data, with the metadata of its schema. */
export type Leaf = {
  path: Path;
  value: unknown;
  meta: Readonly<Record<string, unknown>>;
};

/** Lists the values in some data that hold no others, with the metadata that their schemas have. */
export function listLeaves(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): Leaf[] {
  const fitting = fittingOption(unwrap(schema).schema, value);
  if (typeof value !== "object" || value === null)
    return [{ path, value, meta: fitting.meta() ?? {} }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const part = child(fitting, value, step);
    return part ? listLeaves(part, inner, [...path, step]) : [];
  });
}

/** Lists the keys that the object at a path may have. */
export function keysAt(root: z.ZodType, data: unknown, path: Path): string[] {
  const part = schemaAt(root, data, path);
  const schema = part && fittingOption(part.schema, valueAt(data, path));
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const names = schema instanceof z.ZodRecord ? schema.keyType : undefined;
  return names instanceof z.ZodEnum ? names.options.map(String) : [];
}

/** Finds the first union on the way to a path whose alternatives no key tells apart. */
export function findUnion(root: z.ZodType, data: unknown, path: Path) {
  for (let length = 0; length <= path.length; length++) {
    const start = path.slice(0, length);
    const union = schemaAt(root, data, start)?.schema;
    if (union instanceof z.ZodUnion && !("discriminator" in union.def))
      return { path: start, union };
  }
  return undefined;
}

/** Rates how badly a value fits a schema: another type counts most, then another literal, and deeper issues count less. */
const misfit = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => {
    const { code, path } = issue;
    if (code === "invalid_type" && path.length === 0) return sum + 10_000;
    // Checks of an object depend on its fields.
    if (code === "custom") return sum;
    const weight = code === "unrecognized_keys" ? issue.keys.length : 1;
    return sum + (code === "invalid_value" ? 100 : weight) / 10 ** path.length;
  }, 0);

/** Removes the wrappers of a schema: optional, default, transform. */
export function unwrap(schema: z.ZodType): SchemaPart {
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
    const shape = fitting.shape as Record<PropertyKey, z.ZodType>;
    const { catchall } = fitting.def as { catchall?: z.ZodType };
    // Every object has a constructor, which is no field.
    if (Object.hasOwn(shape, step)) return shape[step];
    return catchall instanceof z.ZodNever ? undefined : catchall;
  }
  if (fitting instanceof z.ZodArray) return fitting.element as z.ZodType;
  if (fitting instanceof z.ZodRecord) return fitting.valueType as z.ZodType;
  return undefined;
}

/** Returns the alternative of a union that a value fits best; other schemas unchanged. */
function fittingOption(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const [best] = rateOptions(schema, value);
  return best ? fittingOption(unwrap(best.option).schema, value) : schema;
}

/** Lists the alternatives of a union with a value's issues, the one that it fits best first. */
export const rateOptions = (union: z.ZodUnion, value: unknown) =>
  (union.options as z.ZodType[])
    .map((option) => {
      const issues = option.safeParse(value).error?.issues ?? [];
      return { option, issues, rating: misfit(issues) };
    })
    .sort((a, b) => a.rating - b.rating);
