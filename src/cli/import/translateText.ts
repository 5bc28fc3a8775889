import type { Nodes, Parent } from "mdast";
import { visit } from "unist-util-visit";
import { createProcessor } from "../../site/markdown/processor";
import type { OldEntry } from "./oldSite";
import type { Resolve } from "./resolveAddress";

/** Matches tags of components, which have a small letter after a capital, and all that runs or loads something: elements, handlers, addresses that are code. */
const unsafe = [
  /<\/?[A-Z]\w*[a-z]/,
  /<\/?(?:script|style|iframe|frame|object|embed|form|input|button|base|meta|link|template|video|audio|source)\b/i,
  /[\s/"']on\w+\s*=|javascript:|=\s*[^\s"'>=&]*&/i,
];
/** Matches what Markdown does not have: tags of Liquid, Hugo and kramdown, its abbreviations and definitions, expressions, shortcodes of WordPress, names of emoji, code of MDX. */
const foreign =
  /(?:\{(?!#)|<\/?[A-Za-z]|\[[a-z][\w-]* [^[\]=\n]*=).*|\[(?:\/[a-z][\w-]*|gallery)\]|(?<!\S):[a-z+-][\w+-]*:(?!\S)|^(?:import .*["']|export (?:default|const|let|function) |\*\[[^\]]+\]: |: ).*/g;
/** Matches lines at which a build of plain Markdown stops, but for their quotation. */
const moduleCode =
  /^(>[ \t>]*)?(import\s[^`\n]*["'][^`\n]*|export\s+(?:default|const|let|function)\s[^`\n]*)$/gm;

/** Ids of headings in comments or kramdown's attributes. */
const headingId = /(?:<!--|\{\/\*|\{:)\s*(#[\w.-]+)\s*(?:-->|\*\/\}|\})$/;
/** Titles of blocks without brackets: :::note Title */
const blockTitle = /^([ \t>]*:{3,}) *([a-z][\w-]*) +([^\s[{}][^{}\n]*)/gm;
/** The end of the excerpt. */
const excerptEnd = /<!--\s*more\b[^<>\n]*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Gives words or a comment the notations of this site, as far as they say the same. */
const convertNotation = (written: string, isHeading: boolean) =>
  isHeading
    ? written.replace(headingId, "{$1}")
    : written
        .replace(blockTitle, "$1$2[$3]")
        .replace(excerptEnd, "<!-- truncate -->");

const writeTarget = (address: string, title?: string | null) =>
  (/[()]/.test(address) ? `<${address}>` : address) +
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
  const keep = (line: number, text: string) =>
    report(line, `Stays as text: ${text.trim()}`);

  visit(createProcessor(body, "md").parse(body), (node, _, parent) => {
    // Addresses that the parser finds among words have no position.
    if (!node.position) return;
    const { line } = node.position.start;
    const [start, end] = [startOf(node), endOf(node)];
    const source = body.slice(start, end);
    const convert = (text: string) =>
      convertNotation(text, parent?.type === "heading");
    if (node.type === "text") {
      for (const [index, words] of convert(node.value).split("\n").entries())
        for (const [notation] of words.matchAll(foreign))
          keep(line + index, notation);
      const text = convert(source).replace(moduleCode, "$1`$2`");
      replace(start, end, text);
    } else if (node.type === "html") {
      const isText = unsafe.some((rule) => rule.test(source));
      if (isText) keep(line, source.split("\n")[0] ?? "");
      const text = isText
        ? source.replaceAll("<", "\\<")
        : translateTags(convert(source), resolve, line);
      replace(start, end, text);
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
