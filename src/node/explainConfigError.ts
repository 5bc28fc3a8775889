import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files of the owner's that are code. */
const configFiles = ["src/config/site.ts", "src/config/sidebars.ts"];

const texts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** A line's code, without what is in quotes, and without a comment. */
const codeOf = (line: string) =>
  line.replace(texts, '""').replace(/\/\/.*|^\s*\/?\*.*/, "");

/** Where a name stands by itself: neither after a dot nor before a colon. */
const standsIn = (line: string, name: string) =>
  codeOf(line)
    .split(/[^\w$.:]+/)
    .includes(name);

function placeOf(name: string, root: string): string | undefined {
  for (const file of configFiles) {
    const whole = path.join(root, file);
    if (!existsSync(whole)) continue;
    const lines = readFileSync(whole, "utf8").split("\n");
    const at = lines.findIndex((line) => standsIn(line, name));
    if (at !== -1) return `${file}:${at + 1}`;
  }
  return undefined;
}

/** As esbuild tells it, by itself and in tsx: the file, line, column, and what is wrong. */
const syntax = /^(.*?):(\d+):\d+: ERROR: (.*)$/m;

function explainSyntax(message: string, root: string): string | undefined {
  const [, file = "", line, what] = syntax.exec(message) ?? [];
  const name = path.relative(root, file).split(path.sep).join("/");
  if (!configFiles.includes(name)) return undefined;
  return [
    `${name}:${line}  ${what}.`,
    "  Fix: Look there and at the line before: a comma, bracket or quotation mark is missing, or one too many.",
  ].join("\n");
}

/**
 * What is wrong with a config that could not even be loaded, for its owner;
 * undefined for errors of other code.
 * @example explainConfigError(new ReferenceError("Berlin is not defined"), root)
 */
export function explainConfigError(
  error: unknown,
  root: string,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, name] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  if (name === undefined) return explainSyntax(error.message, root);
  const place = placeOf(name, root);
  if (!place) return undefined;
  return [
    `${place}  "${name}" stands for nothing.`,
    `  Fix: Put it in quotes if it is a text: "${name}".`,
  ].join("\n");
}
