import type { State, Token, Tokenize } from "../markdownExtension";
import { isEnd, isLineEnd, takeSpaces } from "./codes";
import { openingLine } from "./openingLine";
import { watchFences } from "./watchFences";

const colon = 58;
const fewestColons = 3;

/** The next line, if it is still in the quotation or list item around. */
const tokenizeNextLine: Tokenize = function tokenizeNextLine(effects, ok, nok) {
  const begun: State = (code) =>
    this.parser.lazy[this.now().line] ? nok(code) : ok(code);
  return (code) => {
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return begun;
  };
};
const nextLine = { tokenize: tokenizeNextLine, partial: true };

/** A line of so many colons or more. */
const closingLine = (colons: number) => {
  const tokenize: Tokenize = function tokenizeClosing(effects, ok, nok) {
    let count = 0;
    const start: State = (code) => {
      effects.enter("directiveClosing");
      return sequence(code);
    };
    const sequence: State = (code) => {
      if (code === colon) {
        effects.consume(code);
        count += 1;
        return sequence;
      }
      if (count < colons) return nok(code);
      effects.exit("directiveClosing");
      return takeSpaces(effects, "whitespace", end)(code);
    };
    const end: State = (code) => (isEnd(code) ? ok(code) : nok(code));
    const isMdx = this.parser.constructs.disable.null.includes("codeIndented");
    // So far indented it would be code, where there is such code.
    return takeSpaces(effects, "linePrefix", start, isMdx ? Infinity : 3);
  };
  return { tokenize, partial: true };
};

/**
 * `:::name`, any Markdown, `:::`. After micromark-extension-directive (MIT),
 * whose content this reads in the same way; its opening line is stricter.
 */
const tokenize: Tokenize = function tokenizeContainer(effects, ok, nok) {
  const tail = this.events.at(-1);
  const indent =
    tail?.[1].type === "linePrefix"
      ? tail[2].sliceSerialize(tail[1], true).length
      : 0;
  let colons = 0;
  let previous: Token | undefined;
  const fences = watchFences();

  const sequence: State = (code) => {
    if (code === colon) {
      effects.consume(code);
      colons += 1;
      return sequence;
    }
    if (colons < fewestColons) return nok(code);
    effects.exit("directiveSequence");
    const line = openingLine(effects, opened, nok, true);
    return takeSpaces(effects, "whitespace", line)(code);
  };
  const opened: State = (code) => {
    if (code === null) return after(code);
    if (this.interrupt) return ok(code);
    return effects.attempt(nextLine, contentStart, after)(code);
  };
  const contentStart: State = (code) => {
    if (code === null) return after(code);
    if (isLineEnd(code)) {
      return effects.check(nextLine, emptyLine, after)(code);
    }
    return emptyLine(code);
  };
  const emptyLine: State = (code) => {
    effects.enter("directiveContent");
    return lineStart(code);
  };
  const lineStart: State = (code) => {
    const line = takeSpaces(effects, "linePrefix", chunkStart, indent);
    // Code may show how such blocks are written.
    return fences.isInCode()
      ? line(code)
      : effects.attempt(closingLine(colons), afterContent, line)(code);
  };
  const chunkStart: State = (code) => {
    if (code === null) return afterContent(code);
    return isLineEnd(code)
      ? effects.check(nextLine, chunk, afterContent)(code)
      : chunk(code);
  };
  const chunk: State = (code) => {
    const fields = { contentType: "document", previous };
    const token = effects.enter("chunkDocument", fields);
    if (previous) previous.next = token;
    previous = token;
    return inChunk(code);
  };
  const inChunk: State = (code) => {
    if (code === null) return leaveChunk(code);
    if (isLineEnd(code)) {
      return effects.check(nextLine, takeLineEnd, leaveChunk)(code);
    }
    fences.take(code);
    effects.consume(code);
    return inChunk;
  };
  const exitChunk = () => {
    const { start } = effects.exit("chunkDocument");
    if (start) this.parser.lazy[start.line] = false;
  };
  const takeLineEnd: State = (code) => {
    fences.endLine();
    effects.consume(code);
    exitChunk();
    return lineStart;
  };
  const leaveChunk: State = (code) => {
    exitChunk();
    return afterContent(code);
  };
  const afterContent: State = (code) => {
    effects.exit("directiveContent");
    return after(code);
  };
  const after: State = (code) => {
    effects.exit("directiveContainer");
    return ok(code);
  };
  return (code) => {
    effects.enter("directiveContainer");
    effects.enter("directiveSequence");
    return sequence(code);
  };
};

// Containers of Markdown don't begin inside it, but in its content.
export const containerSyntax = {
  name: "directiveContainer",
  tokenize,
  concrete: true,
};
