/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import unit from "../../jest.config";

/** A test that builds a whole site, of another generator's content. */
const config: Config = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/tests/corpus"],
  testTimeout: 300_000,
};

export default config;
