import { commentNode, extend } from "./markdownExtension";
import type { FromMarkdown, State, Token, Tokenize } from "./markdownExtension";

const hash = 35;
const braceOpen = 123;
const braceClose = 125;

/** `{#an-id}`; no expression begins with a hash. */
const tokenize: Tokenize = function tokenizeId(effects, ok, nok) {
  const inside: State = (code) => {
    if (code === braceClose) {
      effects.consume(code);
      effects.exit("headingId");
      return ok;
    }
    if (code === null || !/[\p{L}\p{N}_.:-]/u.test(String.fromCharCode(code))) {
      return nok(code);
    }
    effects.consume(code);
    return inside;
  };
  const opened: State = (code) => {
    if (code !== hash) return nok(code);
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter("headingId");
    effects.consume(code);
    return opened;
  };
};

function enter(this: FromMarkdown, token: Token) {
  const id = this.sliceSerialize(token).slice(1, -1);
  this.enter(commentNode("mdxTextExpression", id), token);
}

function leave(this: FromMarkdown, token: Token) {
  this.exit(token);
}

/** A remark plugin that reads `{#an-id}` in MDX, where it would be an expression that is none. */
export function headingIds(this: unknown): void {
  const text = { name: "headingId", tokenize };
  extend(this, {
    syntax: { text: { [braceOpen]: text } },
    tree: { enter: { headingId: enter }, exit: { headingId: leave } },
  });
}
