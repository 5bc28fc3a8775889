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

const writeTarget = (address: string, title?: string | null) =>
  (/[\s()<>]/.test(address) ? `<${address}>` : address) +
  (title ? ` "${title.replaceAll('"', "'")}"` : "");

const startOf = (node?: Nodes) => node?.position?.start.offset ?? 0;
const endOf = (node?: Nodes) => node?.position?.end.offset ?? 0;

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
 * Gives a text the addresses of this site. What has no counterpart in Markdown
 * stays as text, and is listed.
 */
export function translateText(
  source: string,
  resolve: Resolve,
  report: OldEntry["report"],
): string {
  const body = convertNotations(source);
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = (start: number, end: number, text: string) =>
    edits.push({ start, end, text });
  const list = (line: number, text: string) =>
    report(line, `Stays as text: ${text.trim().split("\n")[0] ?? ""}`);

  visit(createProcessor(body, "md").parse(body), (node) => {
    // Addresses that the parser finds among words have no position.
    if (!node.position) return;
    const { line } = node.position.start;
    const [start, end] = [startOf(node), endOf(node)];
    if (node.type === "html") {
      const isText = component.test(node.value) || active.test(node.value);
      if (isText) list(line, node.value);
      const html = body.slice(start, end);
      const text = isText
        ? html.replaceAll("<", "\\<")
        : translateTags(html, resolve, line);
      replace(start, end, text);
    } else if (node.type === "text") {
      const sources = body.slice(start, end).split("\n");
      let lineEnd = start - 1;
      for (const [index, words] of node.value.split("\n").entries()) {
        const written = sources[index] ?? "";
        lineEnd += written.length + 1;
        for (const [text] of words.matchAll(foreign)) list(line + index, text);
        // A build stops at code of modules that is not shown as code.
        if (moduleCode.test(words) && written.endsWith(words))
          replace(lineEnd - words.length, lineEnd, `\`${words}\``);
      }
    } else if ("url" in node) {
      const to = resolve(node.url, line);
      if (to === node.url) return;
      const target = to === undefined ? undefined : writeTarget(to, node.title);
      if (node.type === "link") {
        // Its words may hold pictures, whose addresses change as well.
        const { children }: Parent = node;
        replace(start, startOf(children[0]), target ? "[" : "");
        replace(endOf(children.at(-1)), end, target ? `](${target})` : "");
      } else if (node.type === "image") {
        const alt = node.alt ?? "";
        replace(start, end, target ? `![${alt}](${target})` : alt);
      } else replace(start, end, `[${node.label ?? ""}]: ${target ?? "#"}`);
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

/** Lines around code in Jekyll and Hugo: {% highlight ruby %}, {{< /highlight >}} */
const codeLine =
  /^[ \t]*\{[{%]<?[ \t]*(?:highlight[ \t]+([\w+#-]+)|(?:end|\/[ \t]*)highlight)\b[^{}\n]*\}\}?[ \t]*$/gm;

/** Code, in which nothing is replaced: between fences, or among the words of a paragraph. */
const code =
  /^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\1|(?![^]))|(?<!`)(`+)(?!`)(?:[^\n]|\n(?![ \t]*\n))*?[^`]\2(?!`)/gm;

/** Files and addresses: {% link a.md %}, {{< ref "a.md" >}}, {{ "/a.png" | relative_url }}, {{ site.baseurl }} */
const reference =
  /\{%-? *link +([^\s%][^%\n]*)%\}|\{\{[<%] *(?:rel)?ref +"([^"\n]+)" *[>%]\}\}|\{\{-? *(?:["']([^"'\n]*)["'] *\| *(?:relative|absolute)_url|site\.(?:base)?url) *-?\}\}/g;

/**
 * Notations of other systems, and what this site has instead. None changes the
 * number of lines, and none looks at a place twice: texts are foreign, and may
 * be long.
 */
const notations: readonly [pattern: RegExp, replacement: string][] = [
  // Ids of headings, in comments or kramdown's attributes.
  [
    /^(#{1,6} .*)\s(?:<!--|\{\/\*|\{:)\s*(#[\w.-]+)\s*(?:-->|\*\/\}|\})[ \t]*$/gm,
    "$1 {$2}",
  ],
  // Posts in Jekyll: {% post_url 2020-01-02-a %}
  [/\{%-? *post_url +([^\s%]+) *-?%\}/g, "/_posts/$1.md"],
  // The end of the excerpt, and comments of MDX.
  [/<!--\s*more\b[^<>\n]*-->/g, "<!-- truncate -->"],
  [/\{\/\*((?:(?!-->|\{\/\*|\*\/)[^])*)\*\/\}/g, "<!--$1-->"],
  // Titles of blocks without brackets: :::note Title
  [
    /^([ \t>]*:{3,}) *([a-z][\w-]*) +([^\s[{}][^{}\n]*)((?:\{[^{}\n]*\})?)$/gm,
    "$1$2[$3]$4",
  ],
];

/** Gives a text the notations of this site, as far as they say the same. */
export function convertNotations(body: string): string {
  const codes: string[] = [];
  const words = body
    .replace(codeLine, (_, language = "") => `\`\`\`${language}`)
    .replace(code, (text) => `\uE000${codes.push(text) - 1}\uE000`)
    .replace(reference, (_, ...groups: (string | undefined)[]) =>
      // A name may have spaces; the hyphen before "%}" is Liquid's.
      encodeURI(groups.slice(0, 3).join("").trim().replace(/ -$/, "")),
    );
  return notations
    .reduce((text, [pattern, by]) => text.replace(pattern, by), words)
    .replace(/\uE000(\d+)\uE000/g, (_, index) => codes[Number(index)] ?? "");
}
