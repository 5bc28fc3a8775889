/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const built = require("../build/jest.config.ts") as Config;

/** Tests of the usual build that hold for any content. */
const general =
  "{alternates,head,markup,routes,sitemap,strings,weight}.test.ts";

/** Tests that read what the build of a site with documentation left. */
const config: Config = {
  ...built,
  roots: ["<rootDir>/tests/docs", "<rootDir>/tests/build"],
  testMatch: ["**/tests/docs/**/*.test.ts", `**/tests/build/${general}`],
};

module.exports = config;
