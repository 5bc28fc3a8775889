import { existsSync } from "node:fs";
import { UsageError } from "./UsageError";

/**
 * Runs a command: what it returns is the exit code. What the owner can mend is
 * one message, without a stack trace.
 */
export function runCommand(
  usage: string,
  command: (args: readonly string[]) => Promise<number> | number,
): void {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage.trim());
    return;
  }
  void (async () => {
    try {
      if (!existsSync("content")) {
        throw new UsageError(
          "There is no content/ here: run this in the project's folder.",
        );
      }
      process.exitCode = await command(args);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      if (error.message) console.error(error.message);
      process.exitCode = 2;
    }
  })();
}
