import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Place = { line: number; column: number };

/** An error of Rspack or webpack, as far as Gatsby reads it. */
export type BundleError = {
  name: string;
  message: string;
  module?: { resource?: string };
  loc?: object;
  error?: { message: string };
};

/**
 * Gives errors of Rspack what Gatsby reads in those of webpack: the file, the
 * line in the source, and the name by which Gatsby knows that a package may be
 * missing. Each error comes once, with the frame of code that Rspack has for it.
 */
export function explainErrors(
  errors: readonly BundleError[],
  root: string,
): BundleError[] {
  const explained = errors.map((error) => explainError(error, root));
  return [
    ...new Map(explained.map((error) => [error.message, error])).values(),
  ];
}

/** The forms in which messages name a place: the parser of styles, loaders, the marked line of a frame, its first one. */
const places = [
  /\((?<line>\d+):(?<column>\d+)\) (?<file>\S+)/,
  /(?<file>[^\s:()]+\.\w+):(?<line>\d+):(?<column>\d+)/,
  /(?<line>\d+) │[^\n]*\n\s*·\s*─/,
  /╭─\[(?<line>\d+):(?<column>\d+)\]/,
];

function explainError(
  { loc, message, module, name }: BundleError,
  root: string,
): BundleError {
  const [missing, request] =
    /Can't resolve '(.*?)' in '.*?'/.exec(message) ?? [];
  const [, identifier] = /export '(.*?)'/.exec(message) ?? [];
  const place = places
    .map((place) => place.exec(message)?.groups)
    .find(Boolean);
  const { file: named, line, column } = place ?? {};
  const file =
    module?.resource?.split("?", 1)[0] ?? (named && path.resolve(root, named));
  const source = file && existsSync(file) ? readFileSync(file, "utf8") : "";
  // Rspack knows the lines of the compiled code.
  const start =
    (request && locate(source, `"${request}"`, `'${request}'`)) ||
    (identifier && locate(source, identifier)) ||
    (line && { line: Number(line), column: Number(column ?? 1) });
  return {
    name: missing ? "ModuleNotFoundError" : name,
    message,
    module: { resource: file },
    loc: start ? { start } : loc,
    error: { message: missing ?? message },
  };
}

/** Returns where the first of these texts is in the source. */
function locate(source: string, ...texts: string[]): Place | undefined {
  const index = texts.map((text) => source.indexOf(text)).find((at) => at >= 0);
  if (index === undefined) return undefined;
  const before = source.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
