const fence = /^[\s>]*(`{3,}|~{3,})(.*)$/;
/** `:::name A title {attributes}`, in a quotation or list item as well. */
const titled =
  /^((?:[\s>]|[-*+] |\d+[.)] )*)(:{3,}) *([a-z][\w-]*)(?: +(?![[{])(.*?))?( *\{[^{}]*\})?\s*$/i;
/** `{#an-id}` at a line's end, where MDX expects an expression. */
const headingId = /(?<!\\)\{(?=#[\p{L}\p{N}_.:-]+\}\s*$)/u;

/** Tells of one line after the other whether it is inside a code block. */
export function createCodeTracker() {
  let open: string | undefined;
  return (line: string): boolean => {
    const [, marks, rest = ""] = fence.exec(line) ?? [];
    if (open !== undefined) {
      if (marks?.startsWith(open) && rest.trim() === "") open = undefined;
      return true;
    }
    if (marks !== undefined && !(marks.startsWith("`") && rest.includes("`")))
      open = marks;
    return false;
  };
}

/**
 * Rewrites two notations that Markdown's parsers don't know into those they do:
 * titles of directives without brackets, and in MDX ids of headings in braces.
 * Lines stay lines, and code blocks stay as they are.
 * @example preprocess(":::note A title", "md") -> ":::note[A title]"
 */
export function preprocess(source: string, format: "md" | "mdx"): string {
  const isCode = createCodeTracker();
  return source
    .split("\n")
    .map((line) => {
      if (isCode(line)) return line;
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
