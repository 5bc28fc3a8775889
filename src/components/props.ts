import { z } from "zod";
import type { DiagnosticInput } from "../lib/diagnosticInput";
import { suggest } from "../lib/nearest";
import { isBlank, toContent } from "./content";
import type { Content } from "./content";

/** A number in braces counts as text. */
export const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1))
  .describe("text");

/** Text with markup, as the label of a directive may have. */
export const label = z
  .union([
    text.transform(toContent),
    z.array(z.unknown()).min(1).transform(toContent),
  ])
  .describe("text");

/** True if present, as in HTML. */
export const flag = z
  .union([
    z.boolean(),
    z.enum(["", "true", "false"]).transform((value) => value !== "false"),
  ])
  .describe("nothing, true or false");

export const address = text
  .refine(
    (value) => !/\s|^(?!mailto:|tel:|https?:)[a-z][a-z\d+.-]*:/i.test(value),
  )
  .describe(
    'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")',
  );

export const list = z
  .union([
    z.string().transform((value) => value.split(",")),
    z.array(z.unknown()),
  ])
  .pipe(z.array(text).min(1))
  .describe("text with commas, or a list of texts");

export const oneOf = <T extends string>(...values: readonly T[]) =>
  z.enum(values).describe(values.map((value) => `"${value}"`).join(", "));

export const ratio = z
  .string()
  .regex(/^[1-9]\d{0,4}\/[1-9]\d{0,4}$/)
  .describe("width by height, such as 16/9");

const common = { id: text.optional(), lang: text.optional() };
type Common = { id?: string; lang?: string };

/**
 * Creates a function that reads the attributes of a component, and throws an
 * AttributeError for the first one that is unknown, missing or invalid.
 */
export function defineProps<S extends z.ZodRawShape>(
  component: string,
  shape: S,
) {
  type Read = z.infer<z.ZodObject<S>> & { common: Common };
  // A component may read these two in its own way.
  const schema = z.strictObject({ ...shape, ...common, ...shape });
  return (given: Readonly<Record<string, unknown>>): Read => {
    const { data, error } = schema.safeParse(given);
    if (error) throw explain(component, given, schema, error);
    const { id, lang, ...props } = data as Common;
    const idProp = "id" in shape ? { id } : {};
    return { ...props, ...idProp, common: { id, lang } } as never;
  };
}

function explain(
  component: string,
  given: Readonly<Record<string, unknown>>,
  { shape }: z.ZodObject,
  { issues }: z.ZodError,
): AttributeError {
  const unknown = issues.find(({ code }) => code === "unrecognized_keys");
  if (unknown?.code === "unrecognized_keys") {
    const [name = ""] = unknown.keys;
    const names = Object.keys(shape);
    return new AttributeError(`<${component}> has no attribute "${name}".`, {
      expected: names,
      note: suggest(name, names) ?? "Remove it.",
    });
  }
  const name = String(issues[0]?.path[0]);
  const field = shape[name] as z.ZodType | undefined;
  const description = field && describe(field);
  const expected = description === undefined ? undefined : [description];
  const value = given[name];
  if (value === undefined) {
    return new AttributeError(`<${component}> needs the attribute "${name}".`, {
      expected,
      note: `Write <${component} ${name}="…">.`,
    });
  }
  // The value of an expression may be too long to print.
  const isShort = typeof value === "number" || typeof value === "boolean";
  const inBraces = isShort ? `{${value}}` : "{…}";
  const shown = typeof value === "string" ? JSON.stringify(value) : inBraces;
  const choices = [...(description ?? "").matchAll(/"([\w-]+)"/g)].map(
    ([, choice = ""]) => choice,
  );
  return new AttributeError(`<${component}> can't use ${name}=${shown}.`, {
    expected,
    note: typeof value === "string" ? suggest(value, choices) : undefined,
  });
}

const describe = (field: z.ZodType): string | undefined =>
  field instanceof z.ZodOptional
    ? describe(field.unwrap() as z.ZodType)
    : field.description;

/** Thrown by components for wrong input; the compiler adds file and line. */
export class ComponentError extends Error {
  constructor(
    message: string,
    readonly details: Partial<DiagnosticInput> = {},
  ) {
    super(message);
    this.name = "ComponentError";
  }
}

/** The same for an attribute, which is wrong whatever the content. */
export class AttributeError extends ComponentError {}

/** Throws for content of a component that shows something else: pages would leave it out. */
export function refuseContent(component: string, children: Content): void {
  if (children.every(isBlank)) return;
  throw new ComponentError(`<${component}> holds no text.`, {
    note: "End its tag with />, and write the text before or after it.",
  });
}
