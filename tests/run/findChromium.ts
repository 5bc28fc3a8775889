import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { debianChromiums, systemChromium } from "./systemChromium";

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Debian's own Chromium brings all that it needs; Playwright's does not. */
function installFromDebian(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  run("apt-get", "update");
  // Older releases have the second only.
  for (const { package: name } of debianChromiums) {
    run("apt-get", "install", "-y", "--no-install-recommends", name);
    if (systemChromium()) return;
  }
}

/** Playwright's command does nothing where its Chromium is there already. */
const installFromPlaywright = () =>
  run(
    process.execPath,
    require.resolve("@playwright/test/cli"),
    "install",
    "--only-shell",
    "chromium",
  );

/** Sees to it that there is a Chromium, and says what to do where it cannot. */
export function findChromium(): boolean {
  if (!systemChromium()) installFromDebian();
  if (systemChromium() || installFromPlaywright()) return true;
  const places = debianChromiums.map(({ program }) => program).join(" or ");
  console.error(
    `There is no Chromium for the browser tests: install it as ${places}, or run "npx playwright install --with-deps --only-shell chromium".`,
  );
  return false;
}
