import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Location = { start: { line: number; column: number } };

/** An error of Rspack or webpack, as far as Gatsby reads it. */
export type BundleError = {
  name: string;
  message: string;
  module?: { resource?: string };
  file?: string;
  loc?: object;
  error?: { message: string };
};

/**
 * Gives errors of Rspack what Gatsby reads in those of webpack: the innermost
 * message without its frame, the file, the line in the source, and the name by
 * which Gatsby knows that a package may be missing. Each error comes once.
 */
export function explainErrors(
  errors: readonly BundleError[],
  root: string,
): BundleError[] {
  const explained = errors.map((error) => explainError(error, root));
  const byText = new Map<string, BundleError>();
  for (const error of explained) byText.set(error.message, error);
  return [...byText.values()];
}

function explainError(error: BundleError, root: string): BundleError {
  const text = readInnermost(error.message);
  const [, request, folder] =
    /Can't resolve '(.*?)' in '(.*?)'/.exec(text) ?? [];
  const [, named, line, column] =
    /(?:in |at |\) |^)?(\/?[^\s:()]+\.\w+):(\d+):(\d+)/.exec(text) ?? [];
  const [, cssLine, cssColumn, cssFile] =
    /\((\d+):(\d+)\) (\S+)/.exec(text) ?? [];
  const file =
    error.module?.resource?.split("?", 1)[0] ??
    cssFile ??
    (named && path.resolve(root, named));
  const source = file && existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, identifier] = /export '(.*?)'/.exec(text) ?? [];
  const loc =
    locate(source, request && new RegExp(`["']${escape(request)}["']`)) ??
    locate(source, identifier && new RegExp(`\\b${escape(identifier)}\\b`)) ??
    toLocation(cssLine ?? line, cssColumn ?? column) ??
    readFrame(error.message) ??
    (error.loc as Location | undefined);
  return {
    name: request ? "ModuleNotFoundError" : error.name,
    message: text,
    module: { resource: file },
    loc,
    error: {
      message: request ? `Can't resolve '${request}' in '${folder}'` : text,
    },
  };
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Reads the last of the causes that Rspack lists, without its frame. */
function readInnermost(message: string): string {
  const [last = ""] = message.split(/[├╰]─▶/).slice(-1);
  const lines = last
    .split("\n")
    .map((line) => line.replace(/^\s*[│×]?\s*/, ""));
  const frame = lines.findIndex((line) => /^(?:╭─|\d+ │)/.test(line));
  return lines
    .slice(0, frame < 0 ? undefined : frame)
    .join("\n")
    .replace(/^×\s*/, "")
    .trim();
}

const toLocation = (line?: string, column?: string): Location | undefined =>
  line ? { start: { line: Number(line), column: Number(column) } } : undefined;

/** Returns where a text is in the source: Rspack knows the compiled one. */
function locate(source: string, pattern?: RegExp | ""): Location | undefined {
  const index = pattern ? source.search(pattern) : -1;
  if (index < 0) return undefined;
  const before = source.slice(0, index).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return { start: { line: before.length, column } };
}

/** Returns the place that is marked in a frame, or where the frame begins. */
function readFrame(message: string): Location | undefined {
  const [, line, column] = /╭─\[(\d+):(\d+)\]/.exec(message) ?? [];
  const [, marked] = /(\d+) │[^\n]*\n\s*·\s*─/.exec(message) ?? [];
  return toLocation(marked ?? line, marked ? "1" : column);
}
