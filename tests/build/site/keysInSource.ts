import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

type Found = {
  /** Keys written out: `shell:skipLink.label`. */
  used: Set<string>;
  /** Keys put together when the page is shown: `shell:colorMode.*`. */
  patterns: RegExp[];
};

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === name;

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walk(child);
}

const firstText = (call: ts.CallExpression) => {
  const [argument] = call.arguments;
  return argument && ts.isStringLiteral(argument) ? argument.text : "";
};

/** Takes in the keys that a file asks for with `t(…)` and `ui(…)`. */
function readFile(file: string, found: Found): void {
  const text = readFileSync(file, "utf8");
  const { Latest } = ts.ScriptTarget;
  const { TSX } = ts.ScriptKind;
  const source = ts.createSourceFile(file, text, Latest, true, TSX);
  const nodes = [...walk(source)];
  const namespace = nodes
    .filter((node) => isCallOf(node, "useTranslation"))
    .map(firstText)[0];
  for (const call of nodes.filter((node) => isCallOf(node, "ui"))) {
    for (const node of walk(call.arguments[0] ?? call)) {
      if (ts.isStringLiteral(node))
        found.used.add(`content:parts.${node.text}`);
    }
  }
  for (const call of nodes.filter((node) => isCallOf(node, "t"))) {
    const [key] = call.arguments;
    if (!key || namespace === undefined) continue;
    for (const node of walk(key)) {
      if (ts.isStringLiteral(node)) {
        found.used.add(`${namespace}:${node.text}`);
      } else if (ts.isTemplateExpression(node)) {
        const tails = node.templateSpans.map((span) => span.literal.text);
        const parts = [node.head.text, ...tails].map(escape);
        found.patterns.push(new RegExp(`^${namespace}:${parts.join("\\w+")}$`));
      }
    }
  }
}

/** The interface strings that code asks for. */
export function keysInSource(folder: string): Found {
  const found: Found = { used: new Set(), patterns: [] };
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/\.tsx?$/.test(name) || /\.(test|d)\.tsx?$/.test(name)) continue;
    readFile(path.join(folder, name), found);
  }
  return found;
}
