import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "typescript";

type Ts = typeof import("typescript");

/** The file that the owner writes the config in. */
export const configFile = "src/config/site.ts";

/** Finds the lines of options in a config file; reads it when the first is asked for. */
export function configLines(
  root: string,
  file = configFile,
): (field: string) => number | undefined {
  let source: string | undefined;
  return (field) => {
    const wholePath = path.join(root, file);
    source ??= existsSync(wholePath) ? readFileSync(wholePath, "utf8") : "";
    return lineOf(source, field);
  };
}

/** Finds the line of a config path, or of its nearest parent, in the text of `site.ts`. */
export function lineOf(source: string, path: string): number | undefined {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- large: loaded when there is an error
  const ts = require("typescript") as Ts;
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
