import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemChromium = "/usr/bin/chromium";

const isThere = () =>
  existsSync(systemChromium) || existsSync(chromium.executablePath());

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" });

/** Debian's own Chromium brings all that it needs; Playwright's does not. */
function installFromDebian(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  run("apt-get", "update");
  run("apt-get", "install", "-y", "--no-install-recommends", "chromium");
}

/** Sees to it that there is a Chromium, and says what to do where it cannot. */
export function findChromium(): boolean {
  if (!isThere()) installFromDebian();
  if (!isThere()) {
    const cli = require.resolve("@playwright/test/cli");
    run(process.execPath, cli, "install", "chromium");
  }
  if (isThere()) return true;
  console.error(
    `There is no Chromium for the browser tests: install it as ${systemChromium}, or run "npx playwright install --with-deps chromium".`,
  );
  return false;
}
