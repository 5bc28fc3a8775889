import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { parseFrontMatter } from "../files/frontMatter";
import { parseYaml } from "../files/parseYaml";
import { memoizeFile } from "../files/paths";
import { lineOf } from "./configFile";

/** Reads a file of the owner's that has fields: a config file, an entry, YAML or JSON. Returns a function that finds the line of a field. */
const readLines = memoizeFile((file) => {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".ts")) return lineOf.bind(null, source);
  return /\.(?:ya?ml|json)$/.test(file)
    ? parseYaml(source).lineOf
    : parseFrontMatter(source).lineOf;
});

/**
 * Adds the line of its field to each diagnostic. What checks a field says only
 * which: its line is looked up once, for those that are reported.
 */
export const locateFields = (
  diagnostics: readonly Diagnostic[],
  root: string,
): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const { field, line } = diagnostic;
    const file = path.join(root, diagnostic.file);
    if (field === undefined || line !== undefined || !existsSync(file))
      return diagnostic;
    return { ...diagnostic, line: readLines(file)(field) };
  });
