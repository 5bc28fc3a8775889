import type { State, Tokenize } from "../markdownExtension";
import { openingLine } from "./openingLine";

const colon = 58;

/** `::name[label]{attributes}`, a line by itself. */
const tokenize: Tokenize = function tokenizeLeaf(effects, ok, nok) {
  const end: State = (code) => {
    effects.exit("directiveLeaf");
    return ok(code);
  };
  const second: State = (code) => {
    if (code !== colon) return nok(code);
    effects.consume(code);
    effects.exit("directiveSequence");
    return openingLine(effects, end, nok, false);
  };
  return (code) => {
    effects.enter("directiveLeaf");
    effects.enter("directiveSequence");
    effects.consume(code);
    return second;
  };
};

export const leafSyntax = { name: "directiveLeaf", tokenize };
