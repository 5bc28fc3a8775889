import { explainConfigError } from "../site/config/explainConfigError";
import type { Command } from "./command";

/** The commands by their npm scripts; each is loaded when it is run. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  setup: () => import("./setup"),
  new: () => import("./new"),
  import: () => import("./import"),
  "check:content": () => import("./checkContent"),
  translations: () => import("./translations"),
  profile: () => import("./profile"),
  docs: () => import("./writeDocs"),
  serve: () => import("./serve"),
};

/** Runs a command by its name; what it imports may be a faulty site config. */
async function main(name = "", ...args: string[]): Promise<number> {
  const load = commands[name];
  if (!load) {
    console.error(`Commands: ${Object.keys(commands).join(", ")}.`);
    return 2;
  }
  try {
    const { command } = await load();
    return await command(args);
  } catch (error) {
    console.error(explainConfigError(error, process.cwd()) ?? error);
    return 1;
  }
}

// Node ends without a word when nothing is left to wait for: that is not a success.
process.exitCode = 1;
void main(...process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
