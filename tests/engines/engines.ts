import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import type { Browser } from "./browser";
import type { EngineName } from "./engineNames";
import { firefoxProgram, startFirefox } from "./firefox";
import { startWithPlaywright } from "./playwright";
import { startWebKit, webKitPrograms } from "./webkit";

/** The Debian packages of an engine. */
const packages: Record<EngineName, string> = {
  firefox: "firefox-esr",
  webkit: "webkit2gtk-driver xvfb",
};

/** What to do where an engine is missing. */
export const adviceFor = (name: EngineName): string =>
  `install it by "npx playwright install --with-deps ${name}", on Debian also by "apt-get install ${packages[name]}".`;

/** What starts an engine: Playwright if it has one of its own, else Debian's. */
export function findEngine(
  name: EngineName,
): (() => Promise<Browser>) | undefined {
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return () => startWithPlaywright(type);
  const [start, programs] = {
    firefox: [startFirefox, [firefoxProgram]] as const,
    webkit: [startWebKit, webKitPrograms] as const,
  }[name];
  return programs.every((file) => existsSync(file)) ? start : undefined;
}
