import type remarkMath from "remark-math";
import type { State, Token, Tokenize } from "../markdownExtension";

type Point = { offset: number };
type Context = ThisParameterType<Tokenize> & {
  events: readonly (readonly [string, { start: Point; end: Point }])[];
  sliceSerialize: (token: Token) => string;
};
type Construct = { tokenize: Tokenize };
type Syntax = { text: Record<number, Construct> };
type Processor = { data: () => { micromarkExtensions?: Syntax[] } };

const dollar = 36;
const isDigit = (code: number | null) =>
  code !== null && code >= 48 && code <= 57;
/** White space inside one of the two dollars, or a backslash before the second. */
const isLoose = /^\$\s|(?:\s|[^\\]\\)\$$/;

/**
 * A remark plugin: formulas between dollars, as remark-math reads them, but
 * prices stay text by pandoc's rule. Between single dollars a formula neither
 * begins nor ends with a space, and no digit follows it: "$5 and $10".
 */
export const mathSyntax = (plugin: typeof remarkMath) =>
  function readMath(this: unknown): void {
    plugin.call(this as never);
    const all = (this as Processor).data().micromarkExtensions;
    const inText = all?.at(-1)?.text[dollar];
    if (!inText) return;
    const { tokenize } = inText;
    inText.tokenize = function tokenizeMath(this, effects, ok, nok) {
      const { events, sliceSerialize } = this as Context;
      const end: State = (code) => {
        const token = events.at(-1)?.[1];
        const text = token ? sliceSerialize(token) : "";
        const isSingle = !text.startsWith("$$");
        return isSingle && (isLoose.test(text) || isDigit(code))
          ? nok(code)
          : ok(code);
      };
      return tokenize.call(this, effects, end, nok);
    };
  };
