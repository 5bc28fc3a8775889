import { defineConfig } from "@playwright/test";
import { engineNames } from "./engines";
import base from "../../playwright.config";

/** The smoke tests over the finished build, in each engine. */
export default defineConfig<object, { engine: string }>({
  ...base,
  testDir: ".",
  outputDir: "../../test-results",
  expect: { timeout: 15_000 },
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
  webServer: [],
});
