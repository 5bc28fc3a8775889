import { type Command, UsageError } from "../src/node/cli/command";

/** Runs a command with the arguments of its npm script. */
export function runCommand(command: Command): void {
  command(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}

/** Reads a flag that is a number, such as how many posts there are to be. */
export function readCount(flag: string, value: string, least = 1): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`Invalid ${flag} "${value}": use ${least} or more.`);
}
