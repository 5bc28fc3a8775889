import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { suggest } from "../lib/nearest";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; strict: true }>
>["values"];

/** Something that the owner asked for and can't have: the message says why, and what to do. */
export class UsageError extends Error {}

/** Runs a command with its arguments, and returns the exit code. */
export type Command = (args: string[]) => Promise<number>;

/**
 * Declares a command. `--help` prints its usage; a wrong flag, like any
 * `UsageError`, is one line without a stack trace, and exit code 2.
 */
export const defineCommand =
  <T extends Options>(definition: {
    usage: string;
    options: T;
    /** The number of words that the command takes beside its flags; default: 0. */
    maxPositionals?: number;
    /** Returns the exit code. */
    run: (values: Values<T>, words: string[]) => number | Promise<number>;
  }): Command =>
  async (args) => {
    const { usage, options, maxPositionals = 0, run } = definition;
    if (args.includes("--help") || args.includes("-h")) {
      console.log(usage.trim());
      return 0;
    }
    try {
      if (!existsSync("content")) {
        throw new UsageError(
          "No content/ here: run this in the project's folder.",
        );
      }
      const { values, positionals } = parseFlags(args, options);
      const extra = positionals[maxPositionals];
      if (extra !== undefined) {
        throw new UsageError(
          `Unexpected argument ${JSON.stringify(extra)}. Put text with spaces in quotes, and flags behind a lone "--" (see --help).`,
        );
      }
      return await run(values, positionals);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(error.message);
      return 2;
    }
  };

function parseFlags<T extends Options>(args: string[], options: T) {
  try {
    return parseArgs({
      args,
      options,
      strict: true,
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    // The first sentence is followed by advice on a lone "--", which npm takes.
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${reason} (see --help).`);
  }
}

/** Reads the list that a flag has, "a, b" -> ["a", "b"], of which all have to be allowed; empty without the flag. */
export function parseChoices(
  flag: string,
  text: string | undefined,
  allowed: readonly string[],
): string[] {
  if (text === undefined) return [];
  const words = text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  const unknown = words.find((word) => !allowed.includes(word));
  if (unknown === undefined && words.length > 0) return words;
  const wrong = unknown ?? "";
  const hint = suggest(wrong, allowed) ?? `Allowed: ${allowed.join(", ")}.`;
  throw new UsageError(`Invalid --${flag} "${wrong}". ${hint}`);
}
