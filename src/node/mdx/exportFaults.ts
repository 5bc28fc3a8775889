import type { Expression, Program, Statement } from "estree-jsx";
import type { Root } from "mdast";
import "mdast-util-mdx";
import { authorParts } from "../../parts/registry";
import { boundNames } from "./boundNames";
import type { MdxFault } from "./compileMdx";
import { namesIn, type OwnCode } from "./ownCode";
import type { Tools } from "./tools";

type Piece = { line?: number; brings: readonly string[]; code: string };
type Runner = (...scope: unknown[]) => void;

/** What only webpack's code has, or what goes on when the check is done. */
const elsewhere =
  /\b(?:_\w*|arguments|async|await|exports|fetch|globalThis|import|module|process|Promise|props|queueMicrotask|React|require|set(?:Immediate|Interval|Timeout)|Worker)\b/;

const faultOf = (what: string, error: unknown, line?: number): MdxFault => ({
  severity: "error",
  line,
  message: `This ${what} fails: ${error instanceof Error ? error.message : String(error)}`,
  fix: "Mend the JavaScript; it runs at build, where there is no browser.",
});

const programOf = (statement: Program["body"][number]): Program => ({
  type: "Program",
  sourceType: "module",
  body: [statement],
});

/** An element as React has it; nothing is rendered. */
const element = (type: unknown, props: object, ...children: unknown[]) => ({
  type,
  props: { ...props, children },
});

/**
 * Runs a text's exports, and the expressions that need them: webpack's code
 * would end the build without a word of which text it is. What needs an import
 * is left to webpack.
 */
export function exportFaults(
  mdast: Root,
  { names, expressions }: OwnCode,
  { buildJsx, toJs }: Tools,
): MdxFault[] {
  const codeOf = (statement: Statement) => {
    const program = structuredClone(programOf(statement));
    buildJsx(program, {
      runtime: "classic",
      pragma: "$element",
      pragmaFrag: "$fragment",
    });
    return toJs(program).value;
  };
  const statements = mdast.children.flatMap((node) =>
    node.type === "mdxjsEsm" ? (node.data?.estree?.body ?? []) : [],
  );
  const exported = statements.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, loc } = statement;
    if (!declaration) return [];
    const brings = boundNames(programOf(statement));
    const uses = [...namesIn(declaration)];
    const line = loc?.start.line;
    return [{ line, brings, uses, code: codeOf(declaration) }];
  });
  const own = new Set(exported.flatMap(({ brings }) => brings));
  const unknown = new Set([...names].filter((name) => !own.has(name)));
  const runs = ({ uses, code }: { uses: string[]; code: string }) =>
    !elsewhere.test(code) && !uses.some((name) => unknown.has(name));

  let pieces = exported;
  for (let left = pieces; left.length > 0;) {
    left = pieces.filter((piece) => !runs(piece));
    pieces = pieces.filter(runs);
    left.forEach(({ brings }) => brings.forEach((name) => unknown.add(name)));
  }
  const values = expressions
    .map((expression: Expression) => ({
      line: expression.loc?.start.line,
      uses: [...namesIn(expression)],
      brings: [],
      code: codeOf({ type: "ExpressionStatement", expression }),
    }))
    .filter(runs);
  return run(pieces, values, names);
}

function run(
  pieces: readonly Piece[],
  values: readonly Piece[],
  names: ReadonlySet<string>,
): MdxFault[] {
  const parts = Object.keys(authorParts).filter((name) => !names.has(name));
  const code = [
    '"use strict";',
    ...pieces.map((piece, at) => `$step(${at});\n${piece.code}`),
    ...values.map(
      (value, at) =>
        `try {\n${value.code}\n} catch (error) { $fail(${at}, error); }`,
    ),
  ].join("\n");
  const scope = ["$step", "$fail", "$element", "$fragment", ...parts];
  let runner: Runner;
  try {
    // The owner's own code, which the build would run as well.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    runner = new Function(...scope, code) as Runner;
  } catch {
    // What only a module may hold.
    return [];
  }
  const faults: MdxFault[] = [];
  let last = 0;
  const step = (at: number) => (last = at);
  const fail = (at: number, error: unknown) =>
    faults.push(faultOf("expression", error, values[at]?.line));
  try {
    runner(step, fail, element, "", ...parts);
  } catch (error) {
    // A module ends where it throws.
    faults.push(faultOf("export", error, pieces[last]?.line));
  }
  return faults;
}
