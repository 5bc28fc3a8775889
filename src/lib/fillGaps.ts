export type Catalogue = { [key: string]: string | Catalogue };

export type Filling = {
  /** The plural forms that the language has, such as one and other; without them, those of the fallback. */
  forms?: readonly string[];
  /** What is done to a text that comes from the fallback. */
  mark?: (text: string) => string;
};

const plural = /^(.+_)(?:zero|one|two|few|many|other)$/;
const unmarked = (text: string) => text;

/**
 * A catalogue with what it lacks filled from another, and the keys that were
 * missing. A plural form that is missing is the language's own general one, if
 * there is that.
 * @example fillGaps({ a: "A" }, { a: "x", b: "y" }) -> { filled: { a: "A", b: "y" }, missing: ["b"] }
 */
export function fillGaps(
  own: Catalogue,
  fallback: Catalogue,
  filling: Filling = {},
  prefix = "",
): { filled: Catalogue; missing: string[] } {
  const { forms, mark = unmarked } = filling;
  const filled: Catalogue = { ...own };
  const missing: string[] = [];
  for (const [key, value] of inForms(fallback, forms)) {
    const mine = own[key];
    if (typeof value === "object") {
      const inner = fillGaps(
        typeof mine === "object" ? mine : {},
        value,
        filling,
        `${prefix}${key}.`,
      );
      filled[key] = inner.filled;
      missing.push(...inner.missing);
    } else if (!hasWords(mine)) {
      const general = own[`${baseOf(key) ?? ""}other`];
      filled[key] = hasWords(general) ? general : mark(value);
      missing.push(prefix + key);
    }
  }
  return { filled, missing };
}

const baseOf = (key: string) => plural.exec(key)?.[1];

const hasWords = (text: Catalogue[string] | undefined): text is string =>
  typeof text === "string" && text.trim() !== "";

/** The entries of a catalogue, with each plural in the forms that are asked for. */
function* inForms(
  catalogue: Catalogue,
  forms: readonly string[] | undefined,
): Generator<[key: string, value: Catalogue[string]]> {
  for (const [key, value] of Object.entries(catalogue)) {
    const base = baseOf(key);
    if (!forms || base === undefined || !(`${base}other` in catalogue)) {
      yield [key, value];
    } else if (key === `${base}other`) {
      for (const form of forms) {
        yield [base + form, catalogue[base + form] ?? value];
      }
    }
  }
}
