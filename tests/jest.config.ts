/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const { projects, ...shared } = require("../jest.config.ts") as Config;
const [unit] = projects as [Config];
const { globalSetup } = unit;

/** Tests of tests/build that a third language could fail. */
const forAnyLanguage = "{alternates,fallbacks,head,links,markup}.test.ts";

const general = (names: string) => `<rootDir>/tests/build/${names}`;

const project = (name: string, config: Config) => ({
  ...unit,
  // They read what has been built there.
  globalSetup: undefined,
  displayName: name,
  rootDir: `${__dirname}/..`,
  roots: ["<rootDir>/tests"],
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  ...config,
});

/** Tests that read what a build left in public/. */
const built = (name: string, ...testMatch: string[]) =>
  project(name, {
    roots: ["<rootDir>/tests", "<rootDir>/content"],
    testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`, ...testMatch],
    testEnvironment: "<rootDir>/tests/build/SharedDocuments.ts",
  });

/** All tests but those of units; npm scripts select a project each. */
const config: Config = {
  ...shared,
  projects: [
    // What holds for any site holds for the tests' own.
    built("build", "<rootDir>/tests/anySite/pages.test.ts"),
    // With those of the owner's own components.
    built("anySite", "<rootDir>/content/**/*.test.{ts,tsx}"),
    built("docs", general("alternates.test.ts")),
    built("language", general(forAnyLanguage)),
    project("hosts", { globalSetup, testEnvironment: "node" }),
    project("develop", {
      globalSetup,
      testEnvironment: "node",
      setupFilesAfterEnv: [],
      // Nothing here is ESM only, and Playwright is large.
      transformIgnorePatterns: ["/node_modules/"],
    }),
  ],
};

module.exports = config;
