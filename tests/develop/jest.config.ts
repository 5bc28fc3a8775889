/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const unit = require("../../jest.config.ts") as Config;

/** A test that starts `gatsby develop`, and changes files under its eyes. */
const config: Config = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/tests/develop"],
  testEnvironment: "node",
  setupFilesAfterEnv: [],
  // Nothing here is ESM only, and Playwright is large.
  transformIgnorePatterns: ["/node_modules/"],
  testTimeout: 60_000,
  // Two servers at once would slow each other down, and times are measured.
  maxWorkers: 1,
};

module.exports = config;
