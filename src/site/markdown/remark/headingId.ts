import type { Root } from "mdast";
import type { Code, Construct, State } from "micromark-util-types";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";

const [hash, opening, closing] = [35, 123, 125];
/** True for spaces and line endings, which have negative codes, and for the end of the text. */
const isSpace = (code: Code) => code === null || code <= 32;

/** Reads `{#an-id}` as text: MDX would take it for an expression, which it can't be. */
const tokenize: Construct["tokenize"] = (effects, ok, nok) => {
  const begin: State = (code) => {
    effects.enter("data");
    effects.consume(code);
    return readHash;
  };
  const readHash: State = (code) => {
    if (code !== hash) return nok(code);
    effects.consume(code);
    return readId;
  };
  const readId: State = (code) => {
    if (isSpace(code) || code === opening) return nok(code);
    effects.consume(code);
    if (code !== closing) return readId;
    effects.exit("data");
    return ok;
  };
  return begin;
};

/** Lets MDX have ids of headings; to be added after its own syntax, so that it is tried first. */
export function remarkHeadingIdSyntax(this: Processor): void {
  const data = this.data();
  const syntax = { text: { [opening]: { name: "headingId", tokenize } } };
  // Several versions of the types are installed, and disagree.
  (data.micromarkExtensions ??= []).push(syntax as never);
}

const idAtEnd = /\s*\{#([\p{L}\p{N}_.:-]+)\}\s*$/u;

/** Gives headings the id at their end, as in `## Title {#an-id}`. */
export const remarkHeadingId = () => (tree: Root) => {
  visit(tree, "heading", (heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== "text") return;
    const [found, id] = idAtEnd.exec(last.value) ?? [];
    if (found === undefined) return;
    last.value = last.value.slice(0, -found.length);
    heading.data = { ...heading.data, hProperties: { id } };
  });
};
