import type { PlaywrightTestConfig } from "@playwright/test";
import base from "../../playwright.config";

/** Browser tests that hold for any site, over the owner's own build. */
const config: PlaywrightTestConfig = {
  ...base,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  webServer: [base.webServer ?? []].flat().map((server) => ({
    ...server,
    cwd: process.cwd(),
  })),
};

export default config;
