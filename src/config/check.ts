import type { z } from "zod";
import type { Fault } from "./schema/field";
import { isFields } from "./schema/rule";
import { siteSchema } from "./schema/siteSchema";

/** One fault in the site config, with all that is needed to mend it. */
export interface SiteProblem {
  /** Where the fault stands, such as `navbar.items[2].to`. */
  path: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** The value given; `undefined` where one is missing. */
  value: unknown;
  /** What would be right. */
  allowed: string;
  /** What to do now, as a sentence. */
  fix: string;
  /** The item of the navbar or footer that holds the fault, as JSON. */
  item?: string;
}

/** Checks the whole site config and returns every fault, in the config's order. */
export function checkSite(input: unknown): SiteProblem[] {
  const schema = siteSchema(localesOf(input), defaultLocaleOf(input));
  return checkWith(schema, input, "The site config");
}

/** Checks a config of the owner's; `whole` is what messages call all of it. */
export function checkWith(
  schema: z.ZodType,
  input: unknown,
  whole: string,
): SiteProblem[] {
  const result = schema.safeParse(input, { reportInput: true });
  const issues = result.error?.issues ?? [];
  return issues.map((issue) => problemOf(issue, input, whole));
}

function localesOf(input: unknown): string[] {
  const i18n = isFields(input) ? input.i18n : undefined;
  const locales = isFields(i18n) ? i18n.locales : undefined;
  return isFields(locales) ? Object.keys(locales) : [];
}

/** Undefined where it is none of the locales, which is a fault of its own. */
function defaultLocaleOf(input: unknown): string | undefined {
  const i18n = isFields(input) ? input.i18n : undefined;
  const code = isFields(i18n) ? i18n.defaultLocale : undefined;
  return localesOf(input).find((locale) => locale === code);
}

function problemOf(
  issue: z.core.$ZodIssue,
  input: unknown,
  whole: string,
): SiteProblem {
  const { path } = issue;
  const { wrong, allowed, fix } = faultOf(issue);
  const name = pathText(path);
  const holder = itemAround(path);
  const item = holder && JSON.stringify(valueAt(input, holder));
  return {
    path: name,
    message: `${name === "" ? whole : `"${name}"`} ${wrong}.`,
    value: issue.input,
    allowed,
    fix: typeof fix === "string" ? fix : fix(path.at(-1) ?? 0),
    ...(item && { item }),
  };
}

/** Our own fields bring their fault along; zod itself only checks for objects and lists. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  if (issue.code === "custom") return issue.params?.fault as Fault;
  const wantsList = issue.code === "invalid_type" && issue.expected === "array";
  const [noun, sample] = wantsList
    ? ["a list", "[ … ]"]
    : ["an object", "{ … }"];
  return {
    wrong: issue.input === undefined ? "is missing" : `is not ${noun}`,
    allowed: `${noun}: ${sample}`,
    fix: (key) =>
      `Write ${typeof key === "number" ? "" : `${String(key)}: `}${sample}.`,
  };
}

/** `["navbar", "items", 2]` is `navbar.items[2]`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");
}

/** The path of the innermost item of the navbar or footer around a fault. */
function itemAround(path: readonly PropertyKey[]): PropertyKey[] | undefined {
  if (path[0] !== "navbar" && path[0] !== "footer") return undefined;
  const end = path.findLastIndex((key) => typeof key === "number");
  return end === -1 ? undefined : path.slice(0, end + 1);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) as Record<PropertyKey, unknown>)[key],
    input,
  );
}
