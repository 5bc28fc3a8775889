import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import { authorComponents } from "../../components/registry";
import { createProcessor } from "../markdown/processor";
import type { Resolve } from "./resolveAddress";
import type { SourceEntry } from "./source";
import {
  fillExpressions,
  findCounterpart,
  readParams,
  translateHtml,
  translateTags,
  writeTarget,
} from "./tags";

type ParsedText = Pick<SourceEntry, "format"> & { body: string; tree: Root };

/** Parses a text. Markdown that MDX reads in the same way becomes MDX, which the browser editor lists. */
export function parseText({
  format,
  readBody,
  report,
}: SourceEntry): ParsedText {
  const body = readBody();
  // An id of a heading would be an expression; offsets stay those of the text.
  const masked = body.replace(/\{(?=#[\p{L}\p{N}_.:-]+\}\s*$)/gmu, "(");
  const parse = (as: "md" | "mdx") => createProcessor(masked, as).parse(masked);
  let mdx: Root | undefined;
  try {
    mdx = parse("mdx");
  } catch (error) {
    const { line = 1, message } = error as { line?: number; message: string };
    if (format === "mdx")
      report(line, `No valid MDX, so it is a .md file: ${message}`);
  }
  if (mdx && format === "mdx") return { body, tree: mdx, format };
  const tree = parse("md");
  const isSame = mdx && getShape(mdx) === getShape(tree);
  return { body, tree, format: isSame ? "mdx" : "md" };
}

/** What a tree says, wherever that is written. Comments are HTML in Markdown. */
const getShape = (tree: Root) =>
  JSON.stringify(tree, (key, value: Nodes | null) => {
    if (key === "position") return undefined;
    return value?.type === "html" || value?.type === "comment" ? "" : value;
  });

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

/** Gives a text the addresses and components of this site; all else stays as it is written. */
export function translateText(
  { body, tree, report }: SourceEntry & ParsedText,
  resolve: Resolve,
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = (node: Nodes, text = "") =>
    edits.push({ start: startOf(node), end: endOf(node), text });
  /** Replaces what surrounds the children of a node. */
  const wrap = (node: Nodes, before = "", after = "") => {
    const children = "children" in node ? node.children : [];
    const [first, last] = [children[0], children.at(-1)];
    if (!first?.position || !last?.position)
      return replace(node, before + after);
    edits.push({ start: startOf(node), end: startOf(first), text: before });
    return edits.push({ start: endOf(last), end: endOf(node), text: after });
  };
  const imports = new Map<string, string>();
  visit(tree, (node) => {
    // Addresses that the parser finds among words have no position.
    if (!node.position) return undefined;
    const { line } = node.position.start;
    if ("url" in node) {
      const to = resolve(node.url, node.type === "image", line);
      const target = to && writeTarget(to, node.title);
      if (to === node.url) return undefined;
      if (node.type === "definition")
        replace(node, `[${node.label ?? ""}]: ${target ?? "#"}`);
      else if (node.type === "image")
        replace(
          node,
          target ? `![${node.alt ?? ""}](${target})` : (node.alt ?? ""),
        );
      else wrap(node, target && "[", target && `](${target})`);
      return undefined;
    }
    switch (node.type) {
      case "html":
        replace(node, translateHtml(node.value, resolve, line));
        return undefined;
      case "mdxjsEsm":
        for (const [, name = "", file = ""] of node.value.matchAll(
          /import\s+(\w+)\s+from\s+["']([^"']+)["']/g,
        ))
          imports.set(name, file);
        replace(node);
        return undefined;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        if (constant.test(node.value)) return undefined;
        report(line, `Not translated: {${node.value.split("\n")[0] ?? ""}}`);
        replace(node);
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
    const written = fillExpressions(body.slice(start, end), imports);
    const tag = translateTags(written, resolve, line);
    // Videos elsewhere need no title.
    const isKept =
      Object.hasOwn(authorComponents, name) &&
      !/^(?:YouTube|Vimeo)$/.test(name);
    if (isKept || /^[a-z]/.test(name)) {
      edits.push({ start, end, text: tag });
      return undefined;
    }
    const params = readParams(tag.slice(name.length + 1, -1));
    const found = findCounterpart(name, params);
    if (found && "whole" in found) {
      replace(node, found.whole);
      return SKIP;
    }
    if (!found) report(line, `Not translated: ${tag.split("\n")[0] ?? ""}`);
    wrap(node, found?.before, found?.after);
    return undefined;
  }

  let result = "";
  let done = 0;
  for (const { start, end, text } of edits.sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < done) continue;
    result += body.slice(done, start) + text;
    done = end;
  }
  return result + body.slice(done);
}

/** A comment, or a text. */
const constant = /^\s*(?:\/\*[^]*\*\/|(["'`])[^"'`$]*\1)?\s*$/;
