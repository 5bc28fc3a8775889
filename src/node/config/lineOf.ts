import type { Node } from "typescript";

type Ts = typeof import("typescript");

/**
 * Finds the line of a config path, or of its nearest parent, in the text of `site.ts`.
 * Returns nothing where TypeScript, a development package, is not installed.
 */
export function lineOf(source: string, path: string): number | undefined {
  const ts = loadTypeScript();
  if (ts === undefined) return undefined;
  const file = ts.createSourceFile("site.ts", source, ts.ScriptTarget.Latest);
  let found = findConfig(ts, file);
  if (found === undefined) return undefined;
  let value: Node | undefined = found;
  let key = "";
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    // Names of versions have dots of their own: "1.0".
    key = key === "" ? step : `${key}.${step}`;
    const next: Node | undefined = childAt(ts, value, key);
    if (next === undefined) continue;
    key = "";
    found = next;
    value = ts.isPropertyAssignment(next) ? next.initializer : next;
  }
  return file.getLineAndCharacterOfPosition(found.getStart(file)).line + 1;
}

/** The object given to `defineSite`. */
function findConfig(ts: Ts, node: Node): Node | undefined {
  if (ts.isCallExpression(node) && node.arguments[0]) return node.arguments[0];
  return ts.forEachChild(node, (child) => findConfig(ts, child));
}

function childAt(ts: Ts, node: Node, key: string): Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(
    ({ name }) =>
      name !== undefined &&
      (ts.isIdentifier(name) || ts.isStringLiteral(name)) &&
      name.text === key,
  );
}

/** TypeScript, where it is installed. */
function loadTypeScript(): Ts | undefined {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- absent in production installs
    return require("typescript") as Ts;
  } catch {
    return undefined;
  }
}
