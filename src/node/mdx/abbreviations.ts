import type { PhrasingContent, Root, RootContent } from "mdast";
import type { MdxFault } from "./compileMdx";

const definition = /^\*\[([^\]]+)\]:[ \t]*(\S.*)$/;
/** Where an abbreviation would stand in something that takes focus itself, or names a place. */
const leftOut =
  /^(?:Abbr|Button|Kbd|a|abbr|button|code|heading|kbd|label|link|linkReference|summary)$/;

type Definitions = Map<string, { long: string; line?: number }>;
type Parent = { children: (RootContent | PhrasingContent)[] };

/** The lines of a paragraph that defines abbreviations and does nothing else. */
function linesOf(node: RootContent): RegExpExecArray[] | undefined {
  if (node.type !== "paragraph") return undefined;
  const [text, ...others] = node.children;
  if (text?.type !== "text" || others.length > 0) return undefined;
  const lines = text.value.split("\n").map((line) => definition.exec(line));
  return lines.every((line) => line !== null) ? lines : undefined;
}

/** Takes definitions out of a text. */
function takeDefinitions(root: Root): Definitions {
  const definitions: Definitions = new Map();
  root.children = root.children.filter((node) => {
    const lines = linesOf(node);
    const start = node.position?.start.line;
    lines?.forEach(([, short = "", long = ""], index) => {
      const line = start === undefined ? undefined : start + index;
      definitions.set(short, { long, line });
    });
    return lines === undefined;
  });
  return definitions;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const abbreviation = (short: string, title: string) =>
  ({
    type: "abbreviation",
    data: { hName: "abbr", hProperties: { title } },
    children: [{ type: "text", value: short }],
  }) as unknown as PhrasingContent;

/**
 * Reads `*[HTML]: HyperText Markup Language`, as PHP Markdown Extra has it, and
 * says what a short form means where it first stands in a section: everywhere,
 * it would be in the way of whoever goes by keyboard.
 */
export function abbreviations(root: Root): MdxFault[] {
  const definitions = takeDefinitions(root);
  if (definitions.size === 0) return [];
  const shorts = [...definitions.keys()].sort((a, b) => b.length - a.length);
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}_])(${shorts.map(escape).join("|")})(?![\\p{L}\\p{N}_])`,
    "u",
  );
  const used = new Set<string>();
  let said = new Set<string>();

  const mark = (value: string): PhrasingContent[] => {
    const nodes: PhrasingContent[] = [];
    let rest = "";
    // With its group, the pattern leaves short forms among the pieces.
    for (const piece of value.split(new RegExp(word, "gu"))) {
      const long = definitions.get(piece)?.long;
      if (long === undefined || said.has(piece)) {
        rest += piece;
        continue;
      }
      said.add(piece);
      used.add(piece);
      if (rest) nodes.push({ type: "text", value: rest });
      nodes.push(abbreviation(piece, long));
      rest = "";
    }
    return rest ? [...nodes, { type: "text", value: rest }] : nodes;
  };

  const read = (parent: Parent) => {
    parent.children = parent.children.flatMap((node) => {
      const name = "name" in node ? node.name : undefined;
      if (node.type === "heading" && node.depth <= 2) said = new Set();
      if (leftOut.test(node.type) || leftOut.test(String(name))) return [node];
      if (node.type === "text" && word.test(node.value))
        return mark(node.value);
      if ("children" in node) read(node);
      return [node];
    });
  };
  read(root);

  return shorts
    .filter((short) => !used.has(short))
    .map((short) => ({
      severity: "warning",
      line: definitions.get(short)?.line,
      message: `The abbreviation "${short}" is nowhere in the text.`,
      fix: "Take its definition out, or write it in the text as it is here.",
    }));
}
