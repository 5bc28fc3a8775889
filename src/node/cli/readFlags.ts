import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { nearest } from "../../lib/nearest";
import { UsageError } from "./UsageError";

type Options = NonNullable<ParseArgsConfig["options"]>;

type Flags<T extends Options> = {
  [Name in keyof T]?: T[Name]["type"] extends "boolean" ? boolean : string;
};

/**
 * Reads what stands behind a command: words, and flags such as `--lang de`.
 * A switch may be switched off: `--no-draft`.
 * @param mostWords more of them are a slip, such as a title without quotes
 */
export function readFlags<T extends Options>(
  options: T,
  args: readonly string[],
  mostWords: number,
): { words: string[]; flags: Flags<T> } {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const words: string[] = [];
  const flags: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { rawName, value } = token;
    const isOff = rawName.startsWith("--no-") && !(token.name in options);
    const name = isOff ? token.name.slice("no-".length) : token.name;
    const type = options[name]?.type;
    if (!type || (isOff && type !== "boolean")) unknownFlag(options, rawName);
    if (type === "string" && (value === undefined || value.startsWith("--"))) {
      throw new UsageError(`${rawName} needs a value: ${rawName} <value>`);
    }
    if (type === "boolean" && value !== undefined) {
      throw new UsageError(`${rawName} takes no value.`);
    }
    if (name in flags) throw new UsageError(`--${name} is there twice.`);
    flags[name] = type === "boolean" ? !isOff : (value ?? "");
  }
  if (words.length > mostWords) {
    const extra = JSON.stringify(words[mostWords]);
    throw new UsageError(
      `${extra} is one word too many. Put text with spaces in quotes, and flags behind a lone "--", or npm takes them for its own.`,
    );
  }
  return { words, flags: flags as Flags<T> };
}

function unknownFlag(options: Options, rawName: string): never {
  const known = Object.keys(options);
  const meant = nearest(rawName.replace(/^-+(?:no-)?/, ""), known);
  const hint = meant
    ? `Did you mean --${meant}?`
    : `There are ${known.map((name) => `--${name}`).join(", ")}.`;
  throw new UsageError(`There is no ${rawName}. ${hint}`);
}

/** `"a, b"` -> `["a", "b"]` */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
