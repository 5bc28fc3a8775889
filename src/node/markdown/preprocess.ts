import type { Root } from "mdast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";

declare module "vfile" {
  interface DataMap {
    /** The lines of the text before `preprocess`. */
    written: string[];
  }
}

/** Matches `:::name A title {attributes}`, also in quotations and list items. */
const titled =
  /^((?:[\s>]|[-*+] |\d+[.)] )*)(:{3,}) *([a-z][\w-]*)(?: +(?![[{])(.*?))?( *\{[^{}]*\})?\s*$/i;
/** Matches `{#an-id}` at the end of a line, which MDX would parse as an expression. */
const headingId = /(?<!\\)\{(?=#[\p{L}\p{N}_.:-]+\}\s*$)/u;

/**
 * Rewrites two notations for the parsers: titles of directives get brackets, and
 * in MDX the braces around ids of headings are escaped. The number of lines
 * stays. Code is rewritten as well, because only the parser can recognize it;
 * `remarkRestoreCode` restores it.
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

/** Restores the lines of code blocks. */
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
      // The text before the code of a line, such as a quotation mark, is never rewritten.
      return before === after ? code : before.slice(after.length - code.length);
    });
    node.value = lines.join("\n");
  });
};
