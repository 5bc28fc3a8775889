import { nearest } from "../lib/nearest";
import { PartFault } from "./PartFault";

/** What an attribute may hold. */
export type Rule<Value> = {
  /** For people, such as `a text, such as title="…"`. */
  allowed: string;
  /** The value, or undefined where it is none. */
  read: (given: unknown) => Value | undefined;
};

type Rules = Readonly<Record<string, Rule<unknown>>>;
type ValueOf<R> = R extends Rule<infer Value> ? Value : never;
type Values<Needed extends Rules, Optional extends Rules> = {
  [Name in keyof Needed]: ValueOf<Needed[Name]>;
} & { [Name in keyof Optional]?: ValueOf<Optional[Name]> };

/** A text that says something. */
export const text: Rule<string> = {
  allowed: "a text that is not empty",
  read: (given) =>
    typeof given === "string" && given.trim() !== "" ? given : undefined,
};

/** A switch: its name alone, or `{true}` and `{false}`. */
export const flag: Rule<boolean> = {
  allowed: "the name alone, {true} or {false}",
  read: (given) => (typeof given === "boolean" ? given : undefined),
};

/** A whole number within bounds, both included, in quotes or in braces. */
export const whole = (min: number, max: number): Rule<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  read: (given) => {
    const isDigits = typeof given === "string" && /^\d+$/.test(given);
    const value = isDigits ? Number(given) : given;
    if (typeof value !== "number" || !Number.isInteger(value)) return undefined;
    return value >= min && value <= max ? value : undefined;
  },
});

/** One of a few words. */
export const oneOf = <Word extends string>(
  ...words: readonly Word[]
): Rule<Word> => ({
  allowed: words.map((word) => `"${word}"`).join(", "),
  read: (given) => words.find((word) => word === given),
});

/** A text of a certain form. */
export const pattern = (form: RegExp, allowed: string): Rule<string> => ({
  allowed,
  read: (given) =>
    typeof given === "string" && form.test(given) ? given : undefined,
});

/** Checks what an author gave a part: nothing is missing, wrong or unknown. */
export function readProps<Needed extends Rules, Optional extends Rules>(
  part: string,
  given: Readonly<Record<string, unknown>>,
  needed: Needed,
  optional: Optional,
): Values<Needed, Optional> {
  const rules: Rules = { ...needed, ...optional };
  const names = Object.keys(rules);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === "children" || value === undefined || value === null) continue;
    const rule = rules[name];
    if (!rule) {
      const meant = nearest(name, names);
      throw new PartFault(`<${part}> has no attribute "${name}".`, {
        allowed: names.join(", "),
        fix: meant ? `Did you mean "${meant}"?` : "Leave it out.",
      });
    }
    read[name] = rule.read(value);
    if (read[name] === undefined) {
      throw new PartFault(
        `${name} of <${part}> is ${JSON.stringify(value)}, which it can't be.`,
        { allowed: rule.allowed },
      );
    }
  }
  for (const [name, { allowed }] of Object.entries(needed)) {
    if (name in read) continue;
    throw new PartFault(`<${part}> has no "${name}".`, {
      allowed,
      fix: `Write <${part} ${name}="…">.`,
    });
  }
  return read as Values<Needed, Optional>;
}
