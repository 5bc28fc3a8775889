import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** A key that code asks for, and where. */
export type KeyUse = {
  /** "blog:post.readMore"; in what is put together, \w+ stands for the rest. */
  pattern: string;
  /** Whether the pattern is the key itself. */
  isWhole: boolean;
  file: string;
  line: number;
};

export type KeysInCode = {
  uses: KeyUse[];
  /** Names by which code takes texts of catalogues that it imports whole, by file. */
  names: Map<string, { source: string; taken: Set<string> }>;
};

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const isCallOf = (node: ts.Node | undefined, name: string) =>
  node !== undefined &&
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === name
    ? node
    : undefined;

/** The namespace of `name`, where `const { name } = useTranslation("…")` stands in this list of statements. */
function namespaceIn(statements: readonly ts.Statement[], name: string) {
  for (const statement of statements.filter(ts.isVariableStatement)) {
    for (const made of statement.declarationList.declarations) {
      const call = isCallOf(made.initializer, "useTranslation");
      if (!call || !ts.isObjectBindingPattern(made.name)) continue;
      const isHere = made.name.elements.some(
        (element) =>
          ts.isIdentifier(element.name) && element.name.text === name,
      );
      const [namespace] = call.arguments;
      if (isHere && namespace && ts.isStringLiteral(namespace)) {
        return namespace.text;
      }
    }
  }
  return undefined;
}

/** The namespace of a function that was taken from `useTranslation` in this block or around it. */
function namespaceOf(call: ts.CallExpression): string | undefined {
  const name = call.expression;
  if (!ts.isIdentifier(name)) return undefined;
  let place: ts.Node = call;
  while (!ts.isSourceFile(place)) {
    place = place.parent;
    if (!ts.isBlock(place)) continue;
    const found = namespaceIn([...place.statements], name.text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

const patternOf = (
  node: ts.Node,
): { text: string; isWhole: boolean } | null => {
  if (ts.isStringLiteralLike(node)) {
    return { text: node.text, isWhole: true };
  }
  if (!ts.isTemplateExpression(node)) return null;
  const tails = node.templateSpans.map((span) => span.literal.text);
  const text = [node.head.text, ...tails].map(escape).join("\\w+");
  return { text, isWhole: false };
};

/** What an expression may be, of what it chooses between. */
function* choices(node: ts.Expression): Generator<ts.Expression> {
  if (ts.isConditionalExpression(node)) {
    yield* choices(node.whenTrue);
    yield* choices(node.whenFalse);
  } else if (ts.isParenthesizedExpression(node)) {
    yield* choices(node.expression);
  } else yield node;
}

/** Takes in what a file asks for. */
export function readKeys(file: string, text: string, found: KeysInCode): void {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const taken = new Set<string>();
  for (const node of walk(source)) {
    if (ts.isPropertyAccessExpression(node)) taken.add(node.name.text);
    if (ts.isBindingElement(node))
      taken.add((node.propertyName ?? node.name).getText());
    const written = patternOf(node);
    if (written) {
      taken.add(written.text);
      // A script that is written as text has its texts in a variable t.
      const script = written.text.replaceAll("\\", "");
      for (const [, name = ""] of script.matchAll(/\bt\.(\w+)/g)) {
        taken.add(name);
      }
    }
    if (!ts.isCallExpression(node)) continue;
    const namespace = isCallOf(node, "ui") ? "content" : namespaceOf(node);
    const [key] = node.arguments;
    if (namespace === undefined || !key) continue;
    for (const choice of choices(key)) {
      const { text: asked, isWhole = false } = patternOf(choice) ?? {};
      if (asked === undefined) continue;
      const { line } = source.getLineAndCharacterOfPosition(choice.getStart());
      const group = namespace === "content" ? "parts." : "";
      found.uses.push({
        pattern: `${namespace}:${group}${asked}`,
        isWhole,
        file,
        line: line + 1,
      });
    }
  }
  found.names.set(file, { source: text, taken });
}

/** The keys of interface texts that the code in src/ asks for. */
export function usedKeys(root: string): KeysInCode {
  const found: KeysInCode = { uses: [], names: new Map() };
  const src = path.join(root, "src");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" });
  for (const name of files.map((one) => one.split(path.sep).join("/")).sort()) {
    if (!/\.tsx?$/.test(name) || /\.(test|d)\.tsx?$/.test(name)) continue;
    if (name.split("/").includes("testing")) continue;
    readKeys(`src/${name}`, readFileSync(path.join(src, name), "utf8"), found);
  }
  return found;
}
