import type { Html, Nodes, Root, Text } from "mdast";
import { visit } from "unist-util-visit";
import { createProcessor } from "../../site/markdown/processor";
import type { Resolve } from "./resolveAddress";
import type { OldEntry } from "./oldSite";

/** Parses a text without what it means here. An id of a heading would be an expression in MDX; offsets stay. */
const parse = (body: string, format: "md" | "mdx") => {
  const masked = body.replace(/\{(?=#[\p{L}\p{N}_.:-]+\}\s*$)/gmu, "(");
  return createProcessor(masked, format).parse(masked);
};

/** What a tree says, wherever that stands. Comments are HTML in Markdown. */
const getShape = (tree: Root) =>
  JSON.stringify(tree, (key, value: Nodes | null) => {
    if (key === "position") return undefined;
    return value?.type === "html" || value?.type === "comment" ? "" : value;
  });

/**
 * Finds the format of a text, which means the same in both: imported texts are
 * Markdown, in which nothing can be run, and those that MDX reads in the same
 * way become MDX, which the browser editor lists.
 */
export function findFormat(text: string): "md" | "mdx" {
  try {
    const isSame = getShape(parse(text, "mdx")) === getShape(parse(text, "md"));
    return isSame ? "mdx" : "md";
  } catch {
    return "md";
  }
}

/** Tags of components; those of HTML have no small letter after a capital. */
const component = /<\/?[A-Z]\w*[a-z]/;
/** What runs or loads something: tags, handlers, addresses that are code. */
const active =
  /<\/?(?:script|style|iframe|frame|object|embed|form|input|button|base|meta|link|template|video|audio|source)\b|[\s/"']on\w+\s*=|javascript:|=\s*[^\s"'>]*&/i;

/** What no Markdown has: tags of Liquid, Hugo and kramdown, expressions, shortcodes of WordPress, names of emoji. */
const foreign =
  /\{%[^]*?%\}|\{\{[^]*?\}\}|\{:[^}]*\}|<\/?[A-Za-z][\w.]*\b[^\n]*|\[[a-z][\w-]* [^\]]*=[^\]]*\]|\[(?:\/[a-z][\w-]*|gallery)\]|(?<!\S):[a-z+-][\w+-]*:(?!\S)/g;
const moduleCode =
  /^(?:import\s(?:.+\sfrom\s+)?["']|export\s+(?:default|const|let|function)\s)/;

/** Shows something as code, which stays as it is. */
function asCode(text: string): string {
  const ticks = "`".repeat(/`/.test(text) ? 3 : 1);
  return /\n/.test(text.trim())
    ? `\`\`\`\`html\n${text.trim()}\n\`\`\`\`\n`
    : `${ticks} ${text} ${ticks}`.replace(/^` | `$/g, "`");
}

const writeTarget = (address: string, title?: string | null) =>
  (/[\s()<>]/.test(address) ? `<${address}>` : address) +
  (title ? ` "${title.replaceAll('"', "'")}"` : "");

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

/** Gives tags of HTML the addresses of this site. */
const translateTags = (html: string, resolve: Resolve, line: number) =>
  html.replace(
    /(\s(src|href|poster)\s*=\s*)(["'])(.*?)\3/gi,
    (_, start: string, name: string, mark: string, address: string) => {
      const to = resolve(address, !/^href$/i.test(name), line);
      return to === undefined ? "" : start + mark + to + mark;
    },
  );

/**
 * Gives a text the addresses of this site. What has no counterpart in Markdown
 * stays as text, and is noted.
 */
export function translateText(
  body: string,
  resolve: Resolve,
  report: OldEntry["report"],
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = (node: Nodes, text: string) =>
    edits.push({ start: startOf(node), end: endOf(node), text });
  const note = (line: number, text: string) =>
    report(line, `Stays as text: ${text.trim().split("\n")[0] ?? ""}`);
  const keepAsCode = (node: Html | Text, line: number) => {
    note(line, node.value);
    // In quotations and lists, all lines of it have to begin as the first does.
    const start = body.lastIndexOf("\n", startOf(node) - 1) + 1;
    const before = body.slice(start, startOf(node)).replace(/[^>\s]/g, " ");
    replace(node, asCode(node.value).replaceAll("\n", `\n${before}`));
  };
  visit(parse(body, "md"), (node, _, parent) => {
    // Addresses that the parser finds among words have no position.
    if (!node.position) return;
    const { line } = node.position.start;
    if (node.type === "html") {
      if (component.test(node.value) || active.test(node.value))
        keepAsCode(node, line);
      else replace(node, translateTags(node.value, resolve, line));
    } else if (node.type === "text") {
      const isCode =
        moduleCode.test(node.value) && parent?.type === "paragraph";
      if (isCode) keepAsCode(node, line);
      for (const { 0: text, index } of isCode
        ? []
        : node.value.matchAll(foreign))
        note(line + node.value.slice(0, index).split("\n").length - 1, text);
    } else if ("url" in node) {
      const to = resolve(node.url, node.type === "image", line);
      if (to === node.url) return;
      const target = to === undefined ? "" : `(${writeTarget(to, node.title)})`;
      if (node.type === "definition")
        replace(node, `[${node.label ?? ""}]: ${target.slice(1, -1) || "#"}`);
      else if (node.type === "image")
        replace(
          node,
          target ? `![${node.alt ?? ""}]${target}` : (node.alt ?? ""),
        );
      else {
        const [first = node, last = first] = [
          node.children[0],
          node.children.at(-1),
        ];
        const before = { start: startOf(node), end: startOf(first) };
        edits.push({ ...before, text: target && "[" });
        const after = { start: endOf(last), end: endOf(node) };
        edits.push({ ...after, text: target && `]${target}` });
      }
    }
  });
  let result = "";
  let done = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    result += body.slice(done, start) + text;
    done = end;
  }
  return result + body.slice(done);
}
