import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { program } from "./program";
import { debianChromiums, systemChromium } from "./systemChromium";

const run = (command = "", ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** True if a Chromium starts: the system's own, or Playwright's. */
async function startChromium(): Promise<boolean> {
  try {
    const executablePath = systemChromium();
    const args = ["--no-sandbox"];
    await (await chromium.launch({ executablePath, args })).close();
    return true;
  } catch {
    return false;
  }
}

function installFromPlaywright(): void {
  console.log(
    "No Chromium starts: downloading Playwright's for the browser tests.",
  );
  run(...program("playwright", "install", "--only-shell", "chromium"));
}

/** Debian's own Chromium brings all libraries that it needs; Playwright's does not. */
function installFromDebian(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  console.log(
    "Playwright's is missing or doesn't start: installing Debian's by apt-get.",
  );
  run("apt-get", "update");
  // Older releases have the second only.
  for (const { package: name } of debianChromiums) {
    run("apt-get", "install", "-y", "--no-install-recommends", name);
    if (systemChromium()) return;
  }
}

/** Installs a Chromium unless one starts, and says what to do where it can't. */
export async function findChromium(): Promise<boolean> {
  if (await startChromium()) return true;
  for (const install of [installFromPlaywright, installFromDebian]) {
    install();
    if (await startChromium()) return true;
  }
  const places = debianChromiums.map(({ program: file }) => file).join(" or ");
  console.error(
    `There is no Chromium for the browser tests: install it as ${places}, or run "npx playwright install --with-deps --only-shell chromium".`,
  );
  return false;
}
