import { createRequire } from "node:module";
import path from "node:path";
import { nearest } from "../../lib/nearest";
import type { FoundImport } from "../mdx/readMarkdown";
import type { Importing } from "./checkImports";
import { exportsOf } from "./exportsOf";
import { isSetUp } from "./isSetUp";
import type { ContentProblem } from "./problem";
import { codeEnding, isFile, resolveImport } from "./resolveImport";

const sheet = /\.module\.css$/;

/** Finds names that texts import, and that their modules don't export: nothing would stand where they are used, without a word. */
export async function checkExports(
  root: string,
  texts: readonly Importing[],
): Promise<ContentProblem[]> {
  const known = new Map<string, ReturnType<typeof exportsOf>>();
  const namesIn = (file: string) => {
    const names = known.get(file) ?? exportsOf(file);
    known.set(file, names);
    return names;
  };
  const faults = texts
    .filter(({ isStandIn, isStale }) => !isStandIn && !isStale)
    .flatMap(({ sourcePath: file, imports }) =>
      imports.map(async (found) => {
        const { source } = found;
        const module = isFile(source) && resolveImport(root, file, source);
        if (module && sheet.test(source)) return wholeSheet(root, found, file);
        const names =
          module && codeEnding.test(module)
            ? await namesIn(module)
            : source === "react"
              ? namesOfReact(root)
              : null;
        return names ? missingNames(found, names, file) : [];
      }),
    );
  return (await Promise.all(faults)).flat();
}

/** The one package whose names texts themselves take, for hooks. */
function namesOfReact(root: string): string[] | null {
  try {
    const load = createRequire(path.join(root, "package.json"));
    const names = Object.keys(load("react") as object);
    return ["default", ...names.filter((name) => !name.startsWith("_"))];
  } catch {
    return null;
  }
}

/** Each class is an export of its sheet, which has no default: elsewhere it mostly has nothing else. */
const wholeSheet = (
  root: string,
  { source, line, names }: FoundImport,
  file: string,
): ContentProblem[] =>
  names.includes("default") && !isSetUp(root, /namedExport/)
    ? [
        {
          severity: "error",
          file,
          line,
          message: `"${source}" has no default export: each of its classes is one.`,
          fix: `Write "* as" before the name, such as import * as css from "${source}".`,
        },
      ]
    : [];

const missingNames = (
  { source, line, names }: FoundImport,
  exported: readonly string[],
  file: string,
): ContentProblem[] =>
  names
    .filter((name) => !exported.includes(name))
    .map((name) => ({
      severity: "error",
      file,
      line,
      message:
        name === "default"
          ? `"${source}" has no default export.`
          : `"${source}" does not export "${name}".`,
      allowed: exported.join(", ") || "none: it exports nothing",
      fix: fixFor(name, exported),
    }));

function fixFor(name: string, exported: readonly string[]): string {
  const [first] = exported;
  if (name === "default" && first !== undefined) {
    return `Put the name in braces, such as { ${first} }.`;
  }
  const meant = nearest(name, exported);
  if (meant) return `Did you mean "${meant}"?`;
  return exported.includes("default")
    ? "Write the name without braces."
    : 'Write "export" before what it names there.';
}
