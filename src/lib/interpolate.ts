import { memoize } from "./memoize";

const numberFormat = /* @__PURE__ */ memoize(
  (tag: string | undefined) => new Intl.NumberFormat(tag),
);

/** The values of a message's variables, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills the variables of a message; nothing is escaped.
 * @param tag the language tag of numbers, which are written `{{count, number}}`
 * @example interpolate("{{title}}, by {{name}}", { title: "A", name: "Kim" })
 * -> "A, by Kim"
 */
export const interpolate = (
  message: string,
  values: MessageValues,
  tag?: string,
): string =>
  message.replace(
    /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g,
    (_gap, name: string, isNumber?: string) => {
      const value = values[name] ?? "";
      return isNumber ? numberFormat(tag).format(Number(value)) : String(value);
    },
  );
