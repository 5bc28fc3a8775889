/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const unit = require("../../jest.config.ts") as Config;

/** Tests that read what a build left in public/. */
const config: Config = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/tests/build"],
  testEnvironment: "<rootDir>/tests/build/SharedDocuments.ts",
  testTimeout: 60_000,
};

module.exports = config;
