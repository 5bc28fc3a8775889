import { nearest } from "../../lib/nearest";
import type { FoundImport } from "../mdx/readMarkdown";
import type { Importing } from "./checkImports";
import { exportsOf } from "./exportsOf";
import type { ContentProblem } from "./problem";
import { isFile, resolveImport } from "./resolveImport";

const code = /\.(?:[jt]sx?|mjs)$/;

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
        const names =
          module && code.test(module) ? await namesIn(module) : null;
        return names ? missingNames(found, names, file) : [];
      }),
    );
  return (await Promise.all(faults)).flat();
}

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
