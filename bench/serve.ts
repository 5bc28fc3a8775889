/**
 * Serves a built site, anyone's, for measuring:
 * npm run bench:serve -- public [--port 9100]
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createStaticServer } from "./serving/createStaticServer";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: "string", default: "9100" } },
});
const [folder] = positionals;

if (!folder || !existsSync(folder)) {
  console.error("Usage: npm run bench:serve -- <folder> [--port 9100]");
  process.exit(1);
}

createStaticServer(folder).listen(Number(values.port), "127.0.0.1", () => {
  console.log(`${folder} at http://127.0.0.1:${values.port}`);
});
