import { commentNode, extend } from "./markdownExtension";
import type {
  Code,
  FromMarkdown,
  State,
  Token,
  Tokenize,
} from "./markdownExtension";

const bang = 33;
const hyphen = 45;
const less = 60;
const greater = 62;
/** Line ends are -5, -4 and -3 in micromark, tabs and spaces -2, -1 and 32. */
const isLineEnd = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;

/** `<!-- … -->`; what stands behind a block's end, on its last line, is a paragraph. */
const tokenizer = (token: string, isBlock: boolean): Tokenize =>
  function tokenize(effects, ok, nok) {
    const data = `${token}Data`;
    // Both `<!-->` and `<!--->` are comments.
    let hyphens = 0;

    const expect =
      (wanted: number, next: State): State =>
      (code) => {
        if (code !== wanted) return nok(code);
        effects.consume(code);
        return next;
      };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnd(code)) {
        effects.exit(data);
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        hyphens = 0;
        return afterLineEnd;
      }
      effects.consume(code);
      if (code === greater && hyphens >= 2) {
        effects.exit(data);
        effects.exit(token);
        return isBlock ? after : ok;
      }
      hyphens = code === hyphen ? hyphens + 1 : 0;
      return inside;
    };
    // A line that a quote or a list item lost is not inside it any more.
    const afterLineEnd: State = (code) => {
      if (isBlock && this.parser.lazy[this.now().line]) return nok(code);
      // micromark cuts at line ends, and never ends where a piece has nothing in it.
      effects.enter(data);
      return inside(code);
    };
    const after: State = (code) => {
      if (code === null || isLineEnd(code)) return ok(code);
      if (!isSpace(code)) {
        effects.enter("paragraph");
        effects.enter("chunkText", { contentType: "text" });
        return restOfLine(code);
      }
      effects.enter("whitespace");
      effects.consume(code);
      effects.exit("whitespace");
      return after;
    };
    const restOfLine: State = (code) => {
      if (code !== null && !isLineEnd(code)) {
        effects.consume(code);
        return restOfLine;
      }
      effects.exit("chunkText");
      effects.exit("paragraph");
      return ok(code);
    };
    const opened: State = (code) => {
      hyphens = 2;
      return inside(code);
    };
    const rest = [bang, hyphen, hyphen].reduceRight<State>(
      (next, wanted) => expect(wanted, next),
      opened,
    );
    return (code) => {
      effects.enter(token);
      effects.enter(data);
      effects.consume(code);
      return rest;
    };
  };

const enterAs = (type: string) =>
  function enterComment(this: FromMarkdown, token: Token) {
    const text = this.sliceSerialize(token).slice(4, -3);
    this.enter(commentNode(type, text), token);
  };

function leave(this: FromMarkdown, token: Token) {
  this.exit(token);
}

/**
 * A remark plugin that reads HTML comments in MDX as comments in braces. MDX
 * has none, and calls them a syntax error; Markdown from elsewhere is full of
 * them.
 */
export function htmlComments(this: unknown): void {
  const flow = {
    name: "htmlCommentFlow",
    tokenize: tokenizer("htmlCommentFlow", true),
    // Containers don't begin inside it.
    concrete: true,
  };
  const text = {
    name: "htmlCommentText",
    tokenize: tokenizer("htmlCommentText", false),
  };
  extend(this, {
    syntax: { flow: { [less]: flow }, text: { [less]: text } },
    tree: {
      enter: {
        htmlCommentFlow: enterAs("mdxFlowExpression"),
        htmlCommentText: enterAs("mdxTextExpression"),
      },
      exit: { htmlCommentFlow: leave, htmlCommentText: leave },
    },
  });
}
