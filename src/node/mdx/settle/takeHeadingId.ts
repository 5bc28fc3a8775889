import type { Heading, PhrasingContent } from "mdast";
import "mdast-util-mdx";

const id = "#([\\p{L}\\p{N}_.:-]+)";
const inBraces = new RegExp(`^\\s*/\\*\\s*${id}\\s*\\*/\\s*$`, "u");
const inHtml = new RegExp(`^<!--\\s*${id}\\s*-->$`, "u");
/** `{#an-id}`, and in plain Markdown a comment in braces, which is text there. */
const asText = new RegExp(
  `\\s*\\{(?:${id}|/\\*\\s*${id}\\s*\\*/)\\}\\s*$`,
  "u",
);

const valueOf = (node: PhrasingContent | undefined): string =>
  node?.type === "text" ? node.value : "";

/** What `{/*#an-id*\/}` is in plain Markdown: its asterisks are emphasis. */
function joinEmphasis(children: PhrasingContent[]): void {
  const [before, middle, after] = children.slice(-3);
  if (middle?.type !== "emphasis" || !valueOf(after).startsWith("/}")) return;
  if (before?.type !== "text" || !before.value.endsWith("{/")) return;
  const inner = valueOf(middle.children[0]);
  if (!inner.startsWith("#")) return;
  before.value += `*${inner}*${valueOf(after)}`;
  children.splice(-2);
}

function trimEnd(children: PhrasingContent[]): void {
  const last = children.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
}

/**
 * Takes the id that an author gave a heading out of its text:
 * `## Title {#an-id}`, or a comment, as in `## Title {/* #an-id *\/}` and
 * `## Title <!-- #an-id -->`.
 */
export function takeHeadingId({ children }: Heading): string | undefined {
  joinEmphasis(children);
  const last = children.at(-1);
  if (last?.type === "mdxTextExpression" || last?.type === "html") {
    const form = last.type === "html" ? inHtml : inBraces;
    const found = form.exec(last.value)?.[1];
    if (found === undefined) return undefined;
    children.pop();
    trimEnd(children);
    return found;
  }
  if (last?.type !== "text") return undefined;
  const [whole, plain, commented] = asText.exec(last.value) ?? [];
  if (whole) last.value = last.value.slice(0, -whole.length);
  return plain ?? commented;
}
