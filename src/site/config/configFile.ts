import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "typescript";
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
    note: suggest(exported.join(), [name]) ?? `Its value has to be "${name}".`,
  };
}

/** Adds the lines of options to diagnostics of config files. */
export const locateOptions = (
  diagnostics: readonly Diagnostic[],
  root: string,
): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const { file, field } = diagnostic;
    const absolutePath = path.join(root, file);
    if (field === undefined || !configFiles.includes(file)) return diagnostic;
    if (!existsSync(absolutePath)) return diagnostic;
    const source = readFileSync(absolutePath, "utf8");
    return { ...diagnostic, line: lineOf(source, field) };
  });

/** Finds the line of an option, or of its nearest parent, in the text of its file. */
export function lineOf(
  source: string,
  field: readonly PropertyKey[],
): number | undefined {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- large: loaded when there is an error
  const ts = require("typescript") as Ts;
  const file = ts.createSourceFile("site.ts", source, ts.ScriptTarget.Latest);
  let option = findConfig(ts, file);
  if (option === undefined) return undefined;
  let value: Node | undefined = option;
  for (const step of field) {
    const next: Node | undefined = childAt(ts, value, String(step));
    if (next === undefined) break;
    option = next;
    value = ts.isPropertyAssignment(next) ? next.initializer : next;
  }
  return file.getLineAndCharacterOfPosition(option.getStart(file)).line + 1;
}

/** Finds the object that is passed to `defineSite`. */
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
