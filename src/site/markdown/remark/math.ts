import type { Code, Construct, State } from "micromark-util-types";
import { math } from "micromark-extension-math";

const dollar = 36;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;
/** Matches white space inside of a dollar, or a backslash before the second. */
const isLoose = /^\$\s|(?:\s|[^\\]\\)\$$/;

/**
 * Creates the syntax of formulas, in which prices such as "$5 and $10" stay text
 * by pandoc's rule: between single dollars a formula neither begins nor ends
 * with a space, and no digit follows it.
 */
export function formulaSyntax() {
  const syntax = math();
  const construct = syntax.text?.[dollar] as Construct;
  const withoutPrices: Construct = {
    ...construct,
    tokenize(effects, ok, nok) {
      const end: State = (code) => {
        const token = this.events.at(-1)?.[1];
        const text = token ? this.sliceSerialize(token) : "";
        const isSingle = !text.startsWith("$$");
        const isPrice = isSingle && (isLoose.test(text) || isDigit(code));
        return isPrice ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, end, nok);
    },
  };
  return { ...syntax, text: { [dollar]: withoutPrices } };
}
