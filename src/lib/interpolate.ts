import { formatNumber, type Numerals } from "./numerals";

/** The values of a message's variables, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills the variables of a message; nothing is escaped.
 * @param numerals those of numbers, which are written `{{count, number}}`
 * @example interpolate("{{title}}, by {{name}}", { title: "A", name: "Kim" })
 * -> "A, by Kim"
 */
export const interpolate = (
  message: string,
  values: MessageValues,
  numerals?: Numerals,
): string =>
  message.replace(
    /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g,
    (_gap, name: string, isNumber?: string) => {
      const value = values[name] ?? "";
      return isNumber && numerals
        ? formatNumber(Number(value), numerals)
        : String(value);
    },
  );
