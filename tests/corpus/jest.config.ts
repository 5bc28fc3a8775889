/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const unit = require("../../jest.config.ts") as Config;

/** A test that builds a whole site, of another generator's content. */
const config: Config = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/tests/corpus"],
  testTimeout: 300_000,
};

module.exports = config;
