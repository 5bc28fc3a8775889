import { z } from "zod";
import { sayingOf, slipsIn } from "../slipsIn";

type Context = { issues: z.core.$ZodRawIssue[] };

/** Reads one item of a list with a schema of its own, so that each of its faults keeps its place and its words. */
export function readItem<T>(
  schema: z.ZodType<T>,
  item: unknown,
  path: PropertyKey[],
  { issues }: Context,
): T[] {
  const result = schema.safeParse(item);
  const slips = slipsIn(schema, item);
  for (const slip of slips) {
    const { message, ...params } = sayingOf(slip);
    const place = [...path, ...slip.path];
    issues.push({ code: "custom", input: item, path: place, message, params });
  }
  for (const issue of result.error?.issues ?? []) {
    // What the whole lacks may be what is misspelt.
    if (slips.length > 0 && issue.path.length === 0) continue;
    issues.push({
      code: "custom",
      input: item,
      message: issue.message,
      path: [...path, ...issue.path],
      params: allowedAt(schema, issue.path),
    });
  }
  return result.success ? [result.data] : [];
}

/** What the item's own schema says of a field of it; of the whole, the list's says more. */
function allowedAt(
  schema: z.ZodType,
  [name]: readonly PropertyKey[],
): { allowed?: string | undefined } {
  if (!(schema instanceof z.ZodObject) || name === undefined) return {};
  const field = schema.shape[String(name)] as z.ZodType | undefined;
  return field ? { allowed: field.description } : {};
}
