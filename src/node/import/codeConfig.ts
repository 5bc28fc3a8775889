import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads a config that is code, which an import does not run.
 * @param names of the file, one of which may be there
 */
export function readCodeConfig(root: string, names: readonly string[]) {
  const file = names
    .map((name) => path.join(root, name))
    .find((name) => existsSync(name));
  const written = file ? readFileSync(file, "utf8") : "";
  const code = written.replace(/(?<!:)\/\/.*/g, "");
  return {
    isThere: file !== undefined,
    /**
     * Finds the text of an option.
     * @param section the option whose braces hold it
     */
    find: (name: string, section?: string): string | undefined => {
      const start = section ? `\\b${section}:\\s*\\{[^{}]*` : "";
      const option = new RegExp(`${start}\\b${name}:\\s*(["'\`])(.*?)\\1`);
      return option.exec(code)?.[2];
    },
  };
}
