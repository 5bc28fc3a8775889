import type { z } from "zod";

type Context = { issues: z.core.$ZodRawIssue[] };

/** Reads one item of a list with a schema of its own, so that each of its faults keeps its place and its words. */
export function readItem<T>(
  schema: z.ZodType<T>,
  item: unknown,
  path: PropertyKey[],
  { issues }: Context,
): T[] {
  const result = schema.safeParse(item);
  if (result.success) return [result.data];
  for (const issue of result.error.issues) {
    issues.push({
      code: "custom",
      input: item,
      message: issue.message,
      path: [...path, ...issue.path],
    });
  }
  return [];
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
