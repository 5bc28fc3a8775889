import { z } from "zod";

/**
 * Makes a schema that first decides what a value is meant to be, then checks it as that.
 * A plain `z.union` would report the faults of every alternative at once.
 */
export function choose<S extends z.ZodType>(decide: (value: unknown) => S) {
  return z.custom<z.input<S>>().check((context) => {
    const value: unknown = context.value;
    const { error } = decide(value).safeParse(value, { reportInput: true });
    for (const issue of error?.issues ?? []) {
      context.issues.push({ ...issue, continue: true } as z.core.$ZodRawIssue);
    }
  });
}
