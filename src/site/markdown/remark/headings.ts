import type { Root } from "mdast";
import type { Code, Construct, State } from "micromark-util-types";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { warn } from "../report";

declare module "vfile" {
  interface DataMap {
    /** The heading of level 1 that the text begins with; null without one. */
    title: string | null;
  }
}

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
  (data.micromarkExtensions ??= []).push(syntax);
}

const idAtEnd = /(?<!\s)\s*\{#([\p{L}\p{N}_.:-]+)\}\s*$/u;

/** Gives headings the id at their end, as in `## Title {#an-id}`. */
export const remarkHeadingId = () => (tree: Root) => {
  visit(tree, "heading", (heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== "text") return;
    const [ending, id] = idAtEnd.exec(last.value) ?? [];
    if (ending === undefined) return;
    last.value = last.value.slice(0, -ending.length);
    heading.data = { ...heading.data, hProperties: { id } };
  });
};

/** Removes the heading of level 1 that a text begins with: it is the title, which the page shows itself. */
export const remarkLeadingTitle = () => (tree: Root, file: VFile) => {
  const at = tree.children.findIndex(({ type }) => type !== "definition");
  const first = tree.children[at];
  file.data.title = null;
  const other = tree.children
    .slice(at + 1)
    .find((node) => node.type === "heading" && node.depth === 1);
  if (other)
    warn(file, "A page has one heading of level 1, its title.", other, {
      actual: toString(other),
      note: 'Begin those below the title with "##": the contents list them then.',
    });
  if (first?.type !== "heading" || first.depth !== 1) return;
  tree.children.splice(at, 1);
  // Expressions are evaluated later.
  first.children = first.children.filter(
    ({ type }) => type !== "mdxTextExpression",
  );
  file.data.title = toString(first).replace(/\s+/g, " ").trim() || null;
};
