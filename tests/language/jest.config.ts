/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const unit = require("../../jest.config.ts") as Config;

/** Tests that read what the build of a site with a third language left. */
const config: Config = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/tests/language"],
  // The others are Playwright's.
  testMatch: ["**/*.test.ts"],
  testEnvironment: "<rootDir>/tests/build/SharedDocuments.ts",
  testTimeout: 60_000,
};

module.exports = config;
