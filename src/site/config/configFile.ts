import path from "node:path";
import type { Node, SourceFile } from "typescript";
import { suggest } from "../../lib/nearest";
import type { Diagnostic } from "../diagnostics/diagnostic";

type Ts = typeof import("typescript");

/** The files of the owner's config and sidebars. */
export const configFile = "src/config/site.ts";
export const sidebarsFile = "src/config/sidebars.ts";
export const configFiles = [configFile, sidebarsFile];

/** Describes a config file that lacks its export: "site" of site.ts, "sidebars" of sidebars.ts. */
export function describeMissingExport(
  file: string,
  exported: readonly string[],
): Diagnostic {
  const { name } = path.parse(file);
  return {
    reason: `It does not export "${name}".`,
    fatal: true,
    file,
    line: 1,
    actual: exported.length > 0 ? exported.join(", ") : "no export",
    expected: [`export const ${name} = …`],
    note: suggest(exported.join(), [name]) ?? "Export it by this name.",
  };
}

/** The file that was parsed last: most faults are in one. */
let parsed: SourceFile | undefined;

/** Finds the line of an option, or of its nearest parent, in the text of its file. */
export function lineOf(
  source: string,
  field: readonly PropertyKey[],
): number | undefined {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- large: loaded when there is an error
  const ts = require("typescript") as Ts;
  if (parsed?.text !== source)
    parsed = ts.createSourceFile("site.ts", source, ts.ScriptTarget.Latest);
  const file = parsed;
  let option = findConfig(ts, file);
  if (option === undefined) return undefined;
  let value = findValue(ts, file, option);
  for (const step of field) {
    const next = childAt(ts, value, String(step));
    if (next === undefined) break;
    option = next;
    value = findValue(ts, file, next);
  }
  const shown = option === findConfig(ts, file) ? value : option;
  return file.getLineAndCharacterOfPosition(shown.getStart(file)).line + 1;
}

/** Finds the value of the constant that a config file exports. */
const findConfig = (ts: Ts, file: SourceFile): Node | undefined =>
  findConstant(ts, file, "site") ?? findConstant(ts, file, "sidebars");

/** Finds the value of a constant by its name. */
const findConstant = (
  ts: Ts,
  file: SourceFile,
  wanted: string,
): Node | undefined =>
  file.statements
    .flatMap((each) =>
      ts.isVariableStatement(each) ? each.declarationList.declarations : [],
    )
    .find(({ name }) => ts.isIdentifier(name) && name.text === wanted)
    ?.initializer;

/** Returns the value of a node: that of a property, of a constant in the file, the argument of a call, the expression below a type. */
function findValue(ts: Ts, file: SourceFile, node: Node): Node {
  const inner = innerNode(ts, file, node);
  return inner === undefined ? node : findValue(ts, file, inner);
}

function innerNode(ts: Ts, file: SourceFile, node: Node): Node | undefined {
  if (ts.isPropertyAssignment(node)) return node.initializer;
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  if (ts.isCallExpression(node)) return node.arguments[0];
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
  )
    return node.expression;
  if (!ts.isIdentifier(node)) return undefined;
  return findConstant(ts, file, node.text);
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
