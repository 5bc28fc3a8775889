/** Starts `serve` and `develop` on the site in this folder, asks both for a page, and prints what they say. */
import { startDevelop } from "../run/startDevelop";
import { command as serve } from "../../src/cli/serve";

const port = Number(process.env.E2E_PORT ?? 9321);

/** Asks for the start page and its data, for which develop compiles it and runs its query. */
async function ask(origin: string): Promise<void> {
  for (const path of ["/", "/page-data/index/page-data.json"]) {
    const { status } = await fetch(origin + path);
    console.log(`${origin}${path}: ${status}`);
    if (status !== 200) process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  await serve(["--port", String(port)]);
  await ask(`http://localhost:${port}`);
  const develop = await startDevelop(process.cwd(), port + 1, "develop.log");
  await ask(develop.address);
  await develop.stop();
  for (const { text } of develop.lines) console.log(text);
  process.exit();
}

void main();
