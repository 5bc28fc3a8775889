import { z } from "zod";
import { customIssue, type Fault } from "./field";

/** A fault, where it stands relative to the object, and the value given there. */
export interface RuleFault extends Fault {
  path: PropertyKey[];
  given: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes a check over several fields of an object.
 * It runs even if single fields are faulty, so that one build shows every fault;
 * hence the judge must not trust any type.
 */
export function rule(judge: (fields: Fields) => readonly RuleFault[]) {
  return z.superRefine<unknown>(
    (value, context) => {
      for (const { path, given, ...fault } of judge(value as Fields)) {
        context.issues.push(customIssue(fault, given, path));
      }
    },
    { when: ({ value }) => isFields(value) },
  );
}

/** Tells whether a value is a plain object whose fields can be read. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
