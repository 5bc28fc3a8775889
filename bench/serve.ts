import { existsSync } from "node:fs";
import path from "node:path";
import { defineCommand, UsageError } from "../src/cli/command";
import { serveFolder } from "./browser/serveFolder";
import { readCount, runCommand } from "./command";

const usage = `
Serves the build of any generator, for measuring.

  npm run bench:serve -- public
  npm run bench:serve -- bench/.work/docusaurus/build --port 9101

  --port   the port (default: 9100)
`;

const command = defineCommand({
  usage,
  options: { port: { type: "string", default: "9100" } },
  maxPositionals: 1,
  run: async ({ port }, [folder]) => {
    if (!folder || !existsSync(folder)) {
      throw new UsageError("Name the folder of a build (see --help).");
    }
    const number = readCount("--port", port);
    const { address } = await serveFolder(path.resolve(folder), number);
    console.log(`${folder} is at ${address}`);
    return 0;
  },
});

void runCommand(command);
