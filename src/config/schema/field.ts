import { z } from "zod";

/** What a faulty value's owner has to know; `check.ts` turns it into a problem. */
export interface Fault {
  wrong: string;
  allowed: string;
  fix: string;
}

/** `undefined` means the value is fine; a bare string says only what is wrong. */
export type Verdict = undefined | string | { wrong: string; fix?: string };

/**
 * Makes a schema for one value whose every fault says what is allowed.
 * zod's own leaf types know what they expected, but not how to mend it.
 */
export function field<T>(
  allowed: string,
  example: string,
  judge: (value: unknown) => Verdict,
) {
  return z.custom<T>().check((context) => {
    const value: unknown = context.value;
    const verdict = value === undefined ? "is missing" : judge(value);
    if (verdict === undefined) return;
    const { wrong, fix = `Write for example ${example}.` } =
      typeof verdict === "string" ? { wrong: verdict } : verdict;
    context.issues.push(customIssue({ wrong, allowed, fix }, value));
  });
}

/** Wraps a fault as a zod issue, `path` being relative to the schema that raises it. */
export function customIssue(
  fault: Fault,
  input: unknown,
  path: PropertyKey[] = [],
) {
  return {
    code: "custom" as const,
    message: fault.wrong,
    params: { ...fault },
    input,
    path,
    // Without this, one fault would keep zod from looking for the others.
    continue: true,
  };
}
