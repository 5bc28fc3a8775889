import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** What webpack adds to a name, a folder's own file included. */
const endings = ["tsx", "ts", "jsx", "js", "mjs", "json", "wasm"].flatMap(
  (ending) => [`.${ending}`, `/index.${ending}`],
);

/** The ending of a file that holds code. */
export const codeEnding = /\.(?:[jt]sx?|mjs)$/;

/** Whether an import names a file, not a package. */
export const isFile = (source: string) => /^[./]/.test(source);

/** Where the file of an import should be, as far as it is written. */
export function importPath(root: string, file: string, source: string): string {
  const written = source.replace(/\?.*$/, "");
  const from = written.startsWith("/") ? "" : path.dirname(file);
  return path.join(root, from, written);
}

/** The file of an import; undefined where there is none. */
export function resolveImport(
  ...place: Parameters<typeof importPath>
): string | undefined {
  const written = importPath(...place);
  return ["", ...endings]
    .map((ending) => written + ending)
    .find((name) => existsSync(name) && statSync(name).isFile());
}
