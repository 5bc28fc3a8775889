import { z } from "zod";

/** What the owner has to know about a fault; `checkSite` makes a problem of it. */
export interface Fault {
  /** Ends a sentence that begins with the option's name: "is missing". */
  wrong: string;
  allowed: string;
  /** A sentence, or a function that makes one of the key that the fault stands at. */
  fix: string | ((key: PropertyKey) => string);
}

/** `undefined` means that the value is fine; a bare string says only what is wrong. */
export type Verdict =
  undefined | string | (Pick<Fault, "wrong"> & Partial<Fault>);

/**
 * Makes a schema for one value whose every fault says what is allowed and how to mend it.
 * zod's own leaf types know only what they expected.
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
    const fix = (key: PropertyKey) =>
      `Write for example ${typeof key === "number" ? "" : `${String(key)}: `}${example}.`;
    const given = typeof verdict === "string" ? { wrong: verdict } : verdict;
    context.issues.push(customIssue({ allowed, fix, ...given }, value));
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
    params: { fault },
    input,
    path,
    // Without this, one fault would keep zod from looking for the others.
    continue: true,
  };
}
