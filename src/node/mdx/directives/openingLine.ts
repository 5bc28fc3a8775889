import type { Effects, State, Tokenize } from "../markdownExtension";
import { isEnd, isLetter, isNamePart, isSpace, takeSpaces } from "./codes";

const bracketOpen = 91;
const bracketClose = 93;
const backslash = 92;
const braceOpen = 123;
const braceClose = 125;
const quote = 34;
const apostrophe = 39;

const enterText = (effects: Effects) => {
  effects.enter("directiveLabel");
  effects.enter("chunkText", { contentType: "text" });
};
const exitText = (effects: Effects) => {
  effects.exit("chunkText");
  effects.exit("directiveLabel");
};

/** `[a *label*]`; brackets in it must be pairs, or escaped. */
const tokenizeLabel: Tokenize = function tokenizeLabel(effects, ok, nok) {
  let depth = 0;
  const close: State = (code) => {
    effects.enter("directiveMarker");
    effects.consume(code);
    effects.exit("directiveMarker");
    return ok;
  };
  const first: State = (code) => {
    if (isEnd(code)) return nok(code);
    if (code === bracketClose) return close(code);
    enterText(effects);
    return inside(code);
  };
  const inside: State = (code) => {
    if (isEnd(code)) return nok(code);
    if (code === bracketClose && depth === 0) {
      exitText(effects);
      return close(code);
    }
    if (code === bracketOpen) depth += 1;
    if (code === bracketClose) depth -= 1;
    effects.consume(code);
    return code === backslash ? escaped : inside;
  };
  const escaped: State = (code) => {
    if (isEnd(code)) return nok(code);
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter("directiveMarker");
    effects.consume(code);
    effects.exit("directiveMarker");
    return first;
  };
};

/** `{#id .class name="value"}`, with which the line ends. */
const tokenizeAttributes: Tokenize = function tokenizeAttributes(
  effects,
  ok,
  nok,
) {
  let quoted: number | undefined;
  const inside: State = (code) => {
    if (isEnd(code) || (code === braceOpen && quoted === undefined)) {
      return nok(code);
    }
    effects.consume(code);
    if (code === braceClose && quoted === undefined) {
      effects.exit("directiveAttributes");
      return takeSpaces(effects, "whitespace", end);
    }
    if (quoted !== undefined) {
      if (code === quoted) quoted = undefined;
    } else if (code === quote || code === apostrophe) {
      quoted = code;
    }
    return inside;
  };
  const end: State = (code) => (isEnd(code) ? ok(code) : nok(code));
  return (code) => {
    effects.enter("directiveAttributes");
    effects.consume(code);
    return inside;
  };
};

const label = { tokenize: tokenizeLabel, partial: true };
const attributes = { tokenize: tokenizeAttributes, partial: true };

/**
 * What stands behind the colons: `name[label]{attributes}`, or, where
 * `hasTitle`, a title without brackets, as in `name A title {attributes}`.
 */
export function openingLine(
  effects: Effects,
  ok: State,
  nok: State,
  hasTitle: boolean,
): State {
  const inName: State = (code) => {
    if (isNamePart(code)) {
      effects.consume(code);
      return inName;
    }
    effects.exit("directiveName");
    if (code === bracketOpen)
      return effects.attempt(label, afterLabel, nok)(code);
    const next = hasTitle && isSpace(code) ? beforeTitle : beforeEnd;
    return takeSpaces(effects, "whitespace", next)(code);
  };
  const afterLabel: State = (code) =>
    takeSpaces(effects, "whitespace", beforeEnd)(code);
  const beforeEnd: State = (code) => {
    if (isEnd(code)) return ok(code);
    return code === braceOpen
      ? effects.attempt(attributes, ok, nok)(code)
      : nok(code);
  };
  const beforeTitle: State = (code) => {
    if (isEnd(code)) return ok(code);
    if (code === braceOpen) {
      return effects.attempt(attributes, ok, title)(code);
    }
    return title(code);
  };
  const title: State = (code) => {
    enterText(effects);
    return inTitle(code);
  };
  const inTitle: State = (code) => {
    if (isEnd(code)) {
      exitText(effects);
      return ok(code);
    }
    return code === braceOpen
      ? effects.check(attributes, afterTitle, moreTitle)(code)
      : moreTitle(code);
  };
  const moreTitle: State = (code) => {
    effects.consume(code);
    return inTitle;
  };
  const afterTitle: State = (code) => {
    exitText(effects);
    return beforeEnd(code);
  };
  return (code) => {
    if (!isLetter(code)) return nok(code);
    effects.enter("directiveName");
    return inName(code);
  };
}
