import remarkComment from "@slorber/remark-comment";
import katex from "katex";
import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type {} from "mdast-util-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { authorComponents } from "../../components/registry";
import { moduleCode } from "../markdown/remark/lint";
import { findExtensions } from "../markdown/remark/syntax";
import { writeCounterpart, writeTarget } from "./counterparts";
import { readParams } from "./replaceShortcodes";
import type { Resolve } from "./resolveAddress";
import { fillExpressions, translateHtml, translateTag } from "./translateTag";

type ReportLine = (line: number, reason: string) => void;

/** A parsed text, and what its file has to be here. */
export type ParsedText = { text: string; tree: Root; format: "md" | "mdx" };

/** Parses a text. Markdown that MDX reads in the same way becomes MDX, which the browser editor lists. */
export function parseText(
  text: string,
  format: "md" | "mdx",
  report: ReportLine,
): ParsedText {
  // An id of a heading would be an expression; offsets stay those of the text.
  const masked = text.replace(/\{(?=#[\p{L}\p{N}_.:-]+\}\s*$)/gmu, "(");
  const processor = unified().use(remarkParse).data(findExtensions(text));
  if (format === "mdx") {
    try {
      const mdx = processor()
        .use(remarkMdx)
        .use(remarkComment, { ast: true } as never);
      return { text, tree: mdx.parse(masked), format };
    } catch (error) {
      const { line = 1, message } = error as { line?: number; message: string };
      report(line, `No valid MDX, so it is a .md file: ${message}`);
    }
  }
  const tree = processor.parse(masked);
  const parsed: ParsedText = { text, tree, format: "mdx" };
  visit(tree, (node) => {
    const source = sourceOf(text, node);
    const isOther =
      (node.type === "html" && !/^\s*<!--[^]*-->\s*$/.test(node.value)) ||
      (node.type === "code" && !/^(?:`{3}|~{3})/.test(source)) ||
      (node.type === "link" && source.startsWith("<")) ||
      (node.type === "text" && /(?<!\\)[{<]|^(?:im|ex)port\s/.test(source));
    if (isOther) parsed.format = "md";
  });
  return parsed;
}

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;
const sourceOf = (text: string, node: Nodes) =>
  text.slice(startOf(node), endOf(node));

type Edit = { start: number; end: number; text: string };

/** Gives a text the addresses and components of this site; all else stays as it is written. */
export function translateText(
  { text, tree, format }: ParsedText,
  resolve: Resolve,
  report: ReportLine,
): string {
  const edits: Edit[] = [];
  /** Replaces what surrounds the children of a node, or all of it if there are none. */
  const wrap = (node: Nodes, before: string, after: string) => {
    const children = "children" in node ? node.children : [];
    const [first, last] = [children[0], children.at(-1)];
    const [start, end] = [startOf(node), endOf(node)];
    if (!first?.position || !last?.position)
      return edits.push({ start, end, text: before + after });
    edits.push({ start, end: startOf(first), text: before });
    return edits.push({ start: endOf(last), end, text: after });
  };
  const imports = new Map<string, string>();
  visit(tree, (node) => {
    const { line = 1 } = node.position?.start ?? {};
    // Addresses that the parser finds among words have no position.
    if (!node.position) return undefined;
    switch (node.type) {
      case "link": {
        const to = resolve(node.url, false, line);
        if (to === undefined) wrap(node, "", "");
        else if (to !== node.url)
          wrap(node, "[", `](${writeTarget(to, node.title)})`);
        return undefined;
      }
      case "image": {
        const to = resolve(node.url, true, line);
        const words = node.alt ?? "";
        const image = to && `![${words}](${writeTarget(to, node.title)})`;
        if (to !== node.url) wrap(node, image ?? words, "");
        return undefined;
      }
      case "definition": {
        const to = resolve(node.url, false, line) ?? "#";
        const target = writeTarget(to, node.title);
        if (to !== node.url) wrap(node, `[${node.label ?? ""}]: ${target}`, "");
        return undefined;
      }
      case "html":
        wrap(node, translateHtml(translateTag(node.value, resolve, line)), "");
        return undefined;
      case "inlineMath":
      case "math":
        // Dollars of a text without formulas.
        if (!isFormula(node.value))
          wrap(node, sourceOf(text, node).replaceAll("$", "\\$"), "");
        return undefined;
      case "text":
        // As a module's code would be in MDX.
        if (format === "md" && moduleCode.test(node.value))
          wrap(node, sourceOf(text, node).replace(/.+/, "`$&`"), "");
        return undefined;
      case "mdxjsEsm":
        for (const [, name = "", file = ""] of node.value.matchAll(
          /import\s+(\w+)\s+from\s+["']([^"']+)["']/g,
        ))
          imports.set(name, file);
        wrap(node, "", "");
        return undefined;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        if (constant.test(node.value)) return undefined;
        report(line, `Not translated: {${node.value.split("\n")[0] ?? ""}}`);
        wrap(node, "", "");
        return undefined;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return translateElement(node, line);
      default:
        return undefined;
    }
  });

  /** Keeps HTML and the components that are here as well, writes others as what does the same, or keeps what they hold. */
  function translateElement(
    node: MdxJsxFlowElement | MdxJsxTextElement,
    line: number,
  ) {
    const name = node.name ?? "";
    const start = startOf(node);
    const end = node.children[0] ? startOf(node.children[0]) : endOf(node);
    const tag = translateTag(
      fillExpressions(text.slice(start, end), imports),
      resolve,
      line,
    );
    if (/^[a-z]/.test(name) || Object.hasOwn(authorComponents, name)) {
      edits.push({ start, end, text: tag });
      return undefined;
    }
    const params = readParams(tag.slice(name.length + 1, -1));
    const written = writeCounterpart(name, params);
    const address = params.to ?? params.href;
    if (written !== undefined) {
      edits.push({ start, end: endOf(node), text: written });
      return SKIP;
    }
    if (name === "Link" && address)
      wrap(node, "[", `](${writeTarget(address)})`);
    else {
      report(line, `Not translated: ${tag.split("\n")[0] ?? ""}`);
      wrap(node, "", "");
    }
    return undefined;
  }

  let result = "";
  let done = 0;
  for (const { start, end, text: written } of edits.sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < done) continue;
    result += text.slice(done, start) + written;
    done = end;
  }
  return result + text.slice(done);
}

function isFormula(value: string): boolean {
  try {
    return katex.renderToString(value) !== "";
  } catch {
    return false;
  }
}

/** A comment, or a text. */
const constant = /^\s*(?:\/\*[^]*\*\/|(["'`])[^"'`$]*\1)?\s*$/;
