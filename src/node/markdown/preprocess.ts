import type { Root } from "mdast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";

declare module "vfile" {
  interface DataMap {
    /** The lines of a text before `preprocess`. */
    written: string[];
  }
}

/** `:::name A title {attributes}`, in a quotation or list item as well. */
const titled =
  /^((?:[\s>]|[-*+] |\d+[.)] )*)(:{3,}) *([a-z][\w-]*)(?: +(?![[{])(.*?))?( *\{[^{}]*\})?\s*$/i;
/** `{#an-id}` at a line's end, where MDX expects an expression. */
const headingId = /(?<!\\)\{(?=#[\p{L}\p{N}_.:-]+\}\s*$)/u;

/**
 * Rewrites two notations that Markdown's parsers don't know into those they do:
 * titles of directives without brackets, and in MDX ids of headings in braces.
 * Lines stay lines. Those of code are rewritten, too: only the parser can tell
 * which they are, so `remarkRestoreCode` gives them back.
 * @example preprocess(":::note A title", "md") -> ":::note[A title]"
 */
export function preprocess(source: string, format: "md" | "mdx"): string {
  return source
    .split("\n")
    .map((line) => {
      const [found, prefix, colons, name, title, attributes = ""] =
        titled.exec(line) ?? [];
      if (found !== undefined) {
        const label = title ? `[${title}]` : "";
        return `${prefix}${colons}${name}${label}${attributes.trim()}`;
      }
      return format === "mdx" && !/^[\s>]*::/.test(line)
        ? line.replace(headingId, "\\{")
        : line;
    })
    .join("\n");
}

/** Gives code blocks their lines as they were written. */
export const remarkRestoreCode = () => (tree: Root, file: VFile) => {
  const { written = [] } = file.data;
  const rewritten = String(file.value).split("\n");
  visit(tree, "code", (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const opening = rewritten[line - 1]?.slice(column - 1) ?? "";
    const first = /^(?:`{3}|~{3})/.test(opening) ? line : line - 1;
    const lines = node.value.split("\n").map((code, index) => {
      const before = written[first + index] ?? "";
      const after = rewritten[first + index] ?? "";
      // What precedes code in a line, such as the mark of a quotation, is never rewritten.
      return before === after ? code : before.slice(after.length - code.length);
    });
    node.value = lines.join("\n");
  });
};
