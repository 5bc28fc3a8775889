/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const built = require("../build/jest.config.ts") as Config;

/** Tests that hold for any site, and those of the owner's own components. */
const config: Config = {
  ...built,
  roots: ["<rootDir>/tests/anySite", "<rootDir>/content"],
  testMatch: ["**/*.test.{ts,tsx}"],
};

module.exports = config;
