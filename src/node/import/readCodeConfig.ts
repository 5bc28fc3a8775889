import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads a config that is code, which an import does not run.
 * @param names of the file, one of which may be there
 * @returns what finds the text of an option, within the braces of a section
 */
export function readCodeConfig(root: string, names: readonly string[]) {
  const files = names.map((name) => path.join(root, name));
  const file = files.find((one) => existsSync(one));
  const written = file ? readFileSync(file, "utf8") : "";
  const code = written.replace(/(?<!:)\/\/.*/g, "");
  return (name: string, section?: string): string | undefined => {
    const start = section ? `\\b${section}:\\s*\\{[^{}]*` : "";
    const option = new RegExp(`${start}\\b${name}:\\s*(["'\`])(.*?)\\1`);
    return option.exec(code)?.[2];
  };
}
