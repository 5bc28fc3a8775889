import type { Heading, Root } from "mdast";
import "mdast-util-mdx";
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
    if (code === null || !/[\w-]/.test(String.fromCharCode(code))) {
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

/** Takes an id off the end of a heading. */
function takeId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === "mdxTextExpression") {
    const id = /^\/\*#([\w-]+)\*\/$/.exec(last.value)?.[1];
    if (id === undefined) return undefined;
    children.pop();
    const before = children.at(-1);
    if (before?.type === "text") before.value = before.value.trimEnd();
    return id;
  }
  if (last?.type !== "text") return undefined;
  const [found, id] = /\s*\{#([\w-]+)\}\s*$/.exec(last.value) ?? [];
  if (found) last.value = last.value.slice(0, -found.length);
  return id;
}

/** Takes the ids that an author gives headings, as in `## Title {#an-id}`, out of their text. */
export const takeHeadingIds = ({ children }: Root): Map<Heading, string> =>
  new Map(
    children.flatMap((node) => {
      const id = node.type === "heading" ? takeId(node) : undefined;
      return id === undefined ? [] : [[node as Heading, id]];
    }),
  );

/** Gives headings their ids. */
export function setHeadingIds(ids: ReadonlyMap<Heading, string>): void {
  for (const [heading, id] of ids) {
    heading.data = { ...heading.data, hProperties: { id } };
  }
}
