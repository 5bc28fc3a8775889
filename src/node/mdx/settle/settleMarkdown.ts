import type { Heading, Nodes, Parents, RootContent } from "mdast";
import "mdast-util-mdx";
import { labelName } from "../../../parts/label";
import type { MdxFault } from "../compileMdx";
import { alertFault, alertToPart } from "../directives/alertToPart";
import { toPart } from "../directives/toPart";
import { setBlock } from "./setBlock";
import type { SetOptions } from "./setBlock";
import { takeHeadingId } from "./takeHeadingId";
import { holdsWords } from "./holdsWords";

/** What a heading's id is made of. */
export type HeadingName = {
  /** The id that its author gave it. */
  id?: string;
  /** Its words as they were written, where they have been set since. */
  words?: string;
};

export type Settled = {
  headings: Map<Heading, HeadingName>;
  faults: MdxFault[];
};

/** Blocks that hold words. */
const isBlock = (node: Nodes) =>
  node.type === "paragraph" ||
  node.type === "heading" ||
  node.type === "tableCell" ||
  // A definition list's, whose types are not remark's own.
  (node.type as string) === "defListTerm" ||
  (node.type === "mdxJsxTextElement" && node.name === labelName) ||
  holdsWords(node);

const wordsOf = (node: Nodes): string => {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
};

/** A definition of several paragraphs would be one line without them. */
const keepParagraphs = (node: Nodes) => {
  const { type, children } = node as { type: string; children?: Nodes[] };
  if (type === "defListDescription" && children && children.length > 1) {
    Object.assign(node, { spread: true });
  }
};

/** A line that would end a block, where none is open. */
const strayEnd = /^:{3,}[ \t]*$/m;

/**
 * Makes of a Markdown tree what the text means, in one visit: directives and
 * alerts become parts, headings give up the ids they carry, names of emoji
 * become emoji, and the type is set by the language's rules.
 */
export function settleMarkdown(root: Parents, options: SetOptions): Settled {
  const headings: Settled["headings"] = new Map();
  const faults: MdxFault[] = [];
  /** Ids that authors gave, and the lines where they stand. */
  const given = new Map<string, number | undefined>();

  const claim = (id: string, line?: number) => {
    if (given.has(id)) {
      faults.push({
        severity: "warning",
        line,
        message: `The id "${id}" is given twice; the first stands in line ${given.get(id) ?? "?"}.`,
        fix: "Give each its own: links lead to the first one only.",
      });
    } else given.set(id, line);
  };

  const settleHeading = (heading: Heading) => {
    const id = takeHeadingId(heading);
    if (id !== undefined) claim(id, heading.position?.start.line);
    const words = wordsOf(heading);
    const hasChanged = setBlock(heading, options);
    if (id !== undefined || hasChanged) {
      headings.set(heading, { id, words: hasChanged ? words : undefined });
    }
  };

  /** What stands for a node; itself, mostly. */
  const replace = (node: RootContent): RootContent[] => {
    if (node.type === "blockquote") {
      const alert = alertToPart(node);
      const fault = alert ? undefined : alertFault(node);
      if (fault) faults.push(fault);
      return [alert ?? node];
    }
    if (node.type !== "containerDirective" && node.type !== "leafDirective") {
      return [node];
    }
    const made = toPart(node, options.source);
    faults.push(...made.faults);
    const { id } = node.attributes ?? {};
    if (id) claim(id, node.position?.start.line);
    return made.nodes;
  };

  const settle = (parent: Parents): void => {
    const { children } = parent as { children: RootContent[] };
    for (let at = 0; at < children.length; at += 1) {
      const before = children[at] as RootContent;
      const nodes = replace(before);
      if (nodes[0] !== before) children.splice(at, 1, ...nodes);
      const node = children[at] as RootContent;
      keepParagraphs(node);
      if (node.type === "heading") settleHeading(node);
      else if (isBlock(node)) {
        // What was put back as it was written has its own warning, and no place.
        if (node.position && strayEnd.test(wordsOf(node))) {
          faults.push(strayFault(node));
        }
        setBlock(node as Parents, options);
      } else if ("children" in node) settle(node);
    }
  };
  settle(root);
  return { headings, faults };
}

const strayFault = ({ position }: RootContent): MdxFault => ({
  severity: "warning",
  line: position?.start.line,
  message: 'A line ":::" ends no block here, and is shown as text.',
  fix: 'Take it out, or look for the block that it shall end: around another block that needs more colons, as "::::".',
});

/** Gives headings what their ids are made of, once summaries, which have none, are made. */
export function nameHeadings(headings: Settled["headings"]): void {
  for (const [heading, { id, words }] of headings) {
    const name = id === undefined ? { dataWords: words } : { id };
    heading.data = { ...heading.data, hProperties: name };
  }
}
