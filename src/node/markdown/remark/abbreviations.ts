import type { PhrasingContent, Root, RootContent } from "mdast";
import type { VFile } from "vfile";
import { findAndReplace } from "mdast-util-find-and-replace";
import { warn } from "../report";
import { languageTag } from "../../../config/locales";
import { replaceQuotes } from "../typography";

const definition = /^\*\[([^\]]+)\]:[ \t]*(\S.*)$/;
/** Elements that take the focus themselves, and headings, whose ids would change. */
const ignored =
  /^(?:Abbr|Button|Kbd|a|abbr|button|code|heading|kbd|label|link|linkReference|summary)$/;

/** Reads a paragraph of definitions; undefined for other nodes. */
function readDefinitions(node: RootContent): RegExpExecArray[] | undefined {
  if (node.type !== "paragraph") return undefined;
  const [text, ...others] = node.children;
  if (text?.type !== "text" || others.length > 0) return undefined;
  const lines = text.value.split("\n").map((line) => definition.exec(line));
  return lines.every((line) => line !== null) ? lines : undefined;
}

/**
 * Reads definitions such as `*[HTML]: HyperText Markup Language`, as in PHP
 * Markdown Extra, and explains a short form where it first appears in a section:
 * each explanation is a stop for readers who use the keyboard.
 */
export const remarkAbbreviations = () => (tree: Root, file: VFile) => {
  if (!String(file.value).includes("*[")) return;
  const tag = languageTag(file.data.options?.lang ?? "");
  const known = new Map<string, { title: string; node: RootContent }>();
  tree.children = tree.children.filter((node) => {
    const lines = readDefinitions(node);
    for (const [, short = "", written = ""] of lines ?? []) {
      const title = replaceQuotes(written, tag);
      known.set(short, { title, node });
    }
    return lines === undefined;
  });
  if (known.size === 0) return;
  const shorts = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${shorts.map(escapeRegExp).join("|")})(?![\\p{L}\\p{N}_])`,
    "gu",
  );
  const explained = new Set<string>();
  const used = new Set<string>();
  for (const block of tree.children) {
    if (block.type === "heading" && block.depth <= 2) explained.clear();
    const explain = (short: string) => {
      const title = known.get(short)?.title;
      if (title === undefined || explained.has(short)) return false;
      explained.add(short);
      used.add(short);
      return abbreviation(short, title);
    };
    // findAndReplace() skips the node that it is called with.
    findAndReplace({ type: "root", children: [block] }, [[pattern, explain]], {
      ignore: (node) =>
        ignored.test("name" in node ? String(node.name) : node.type),
    });
  }
  for (const [short, { node }] of known) {
    if (!used.has(short))
      warn(file, `The abbreviation "${short}" is never used.`, node);
  }
};

const escapeRegExp = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const abbreviation = (short: string, title: string): PhrasingContent => ({
  type: "emphasis",
  data: { hName: "abbr", hProperties: { title } },
  children: [{ type: "text", value: short }],
});
