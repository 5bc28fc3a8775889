import type { Nodes, Parent } from "mdast";
import { visit } from "unist-util-visit";
import { createProcessor } from "../../site/markdown/processor";
import type { OldEntry } from "./oldSite";
import type { Resolve } from "./resolveAddress";

/** Tags of components; those of HTML have no small letter after a capital. */
const component = /<\/?[A-Z]\w*[a-z]/;
/** Matches whatever runs or loads something: tags, handlers, addresses that are code. */
const active =
  /<\/?(?:script|style|iframe|frame|object|embed|form|input|button|base|meta|link|template|video|audio|source)\b|[\s/"']on\w+\s*=|javascript:|=\s*[^\s"'>=&]*&/i;
/** Matches what Markdown does not have: tags of Liquid, Hugo and kramdown, its abbreviations and definitions, expressions, shortcodes of WordPress, names of emoji, code of MDX. */
const foreign =
  /(?:\{(?!#)|<\/?[A-Za-z]|\[[a-z][\w-]* [^[\]=\n]*=).*|\[(?:\/[a-z][\w-]*|gallery)\]|(?<!\S):[a-z+-][\w+-]*:(?!\S)|^(?:import .*["']|export (?:default|const|let|function) |\*\[[^\]]+\]: |: ).*/g;
const moduleCode = /^(?:import\s.*["']|export\s)[^`]*$/;

/** Ids of headings in comments or kramdown's attributes. */
const headingId = /(?:<!--|\{\/\*|\{:)\s*(#[\w.-]+)\s*(?:-->|\*\/\}|\})$/;
/** Titles of blocks without brackets: :::note Title */
const blockTitle = /^([ \t>]*:{3,}) *([a-z][\w-]*) +([^\s[{}][^{}]*)/;
/** The end of the excerpt. */
const excerptEnd = /<!--\s*more\b[^<>\n]*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Gives a line, or a comment, the notations of this site, as far as they say the same. */
const convertNotation = (written: string, isHeading: boolean) =>
  isHeading
    ? written.replace(headingId, "{$1}")
    : written
        .replace(blockTitle, "$1$2[$3]")
        .replace(excerptEnd, "<!-- truncate -->");

const writeTarget = (address: string, title?: string | null) =>
  (/[\s()<>]/.test(address) ? `<${address}>` : address) +
  (title ? ` "${title.replaceAll('"', "'")}"` : "");

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

/** Gives tags of HTML the addresses of this site. */
const translateTags = (html: string, resolve: Resolve, line: number) =>
  html.replace(
    /((?<![\w-])(?:src|href|poster)\s*=\s*)(["'])([^]*?)\2/gi,
    (_, start: string, mark: string, address: string) => {
      const to = resolve(address, line);
      return to === undefined ? "" : start + mark + to + mark;
    },
  );

/**
 * Gives a text the addresses and notations of this site, and keeps its lines.
 * What has no counterpart in Markdown stays as text, and is listed.
 */
export function translateText(
  body: string,
  resolve: Resolve,
  report: OldEntry["report"],
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = (start: number, end: number, text: string) =>
    edits.push({ start, end, text });
  const list = (line: number, text: string) =>
    report(line, `Stays as text: ${text.trim().split("\n")[0] ?? ""}`);

  visit(createProcessor(body, "md").parse(body), (node, _, parent) => {
    // Addresses that the parser finds among words have no position.
    if (!node.position) return;
    const { line } = node.position.start;
    const [start, end] = [startOf(node), endOf(node)];
    const source = body.slice(start, end);
    const isHeading = parent?.type === "heading";
    if (node.type === "html") {
      const isText = component.test(source) || active.test(source);
      if (isText) list(line, source);
      const text = isText
        ? source.replaceAll("<", "\\<")
        : translateTags(convertNotation(source, isHeading), resolve, line);
      replace(start, end, text);
    } else if (node.type === "text") {
      const lines = node.value.split("\n");
      let lineEnd = start - 1;
      for (const [index, written] of source.split("\n").entries()) {
        const lineStart = lineEnd + 1;
        lineEnd = lineStart + written.length;
        const words = lines[index] ?? "";
        const converted = convertNotation(written, isHeading);
        if (converted !== written) {
          replace(lineStart, lineEnd, converted);
          continue;
        }
        for (const [text] of words.matchAll(foreign)) list(line + index, text);
        // A build stops at code of modules that is not shown as code.
        if (moduleCode.test(words) && written.endsWith(words))
          replace(lineEnd - words.length, lineEnd, `\`${words}\``);
      }
    } else if ("url" in node) {
      const to = resolve(node.url, line);
      if (to === node.url) return;
      const target = to === undefined ? undefined : writeTarget(to, node.title);
      if (node.type === "definition")
        replace(start, end, `[${node.label ?? ""}]: ${target ?? "#"}`);
      else if (node.type === "image") {
        const alt = node.alt ?? "";
        replace(start, end, target ? `![${alt}](${target})` : alt);
      } else {
        // Its words may hold pictures, whose addresses change as well.
        const { children }: Parent = node;
        const [first, last] = [children[0], children.at(-1)];
        replace(start, first ? startOf(first) : end, target ? "[" : "");
        replace(last ? endOf(last) : end, end, target ? `](${target})` : "");
      }
    }
  });

  return edits
    .sort((a, b) => a.start - b.start)
    .reduceRight(
      (text, edit) =>
        text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      body,
    );
}
