import path from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import base from "../../playwright.config";

const root = path.resolve(__dirname, "../..");

/** Browser tests over a site with documentation; run.ts builds it and starts them. */
const config: PlaywrightTestConfig = {
  ...base,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(root, "test-results"),
  webServer: [base.webServer ?? []].flat().map((server) => ({
    ...server,
    cwd: root,
  })),
};

export default config;
