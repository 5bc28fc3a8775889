/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

// Not by an import: Node would take the file for a module of another kind.
const { compilerOptions } =
  require("./tsconfig.json") as typeof import("./tsconfig.json");
const { siteRoot } =
  require("./tests/siteRoot") as typeof import("./tests/siteRoot");

/**
 * Packages that run where a test does, since they read the globals of a page, or
 * share React or mocks with it. All others are loaded by Node.
 */
const inPage = [
  "@?jest[\\w-]*",
  "@testing-library",
  "react[\\w-]*",
  "scheduler",
  "@gatsbyjs",
  "gatsby[\\w-]*",
  "jsdom",
];

const swc = (parser: object): [string, object] => [
  "@swc/jest",
  {
    swcrc: false,
    jsc: {
      target: "es2022",
      parser,
      transform: { react: { runtime: "automatic" } },
    },
  },
];

/** Where the code runs that a room has. */
const rooms = {
  node: ["lib", "config", "site", "output", "gatsby", "cli"],
  jsdom: ["components", "theme"],
};

/** The paths of tsconfig.json, as Jest writes them, to the own parts of the site that tests read. */
const paths = Object.entries(compilerOptions.paths).map(
  ([name, places]): [string, string[]] => [
    `^${name.replace("*", "(.*)")}$`,
    places.map((place) =>
      place
        .replace("./src/own", `${siteRoot}/src/own`)
        .replace("./", "<rootDir>/")
        .replace("*", "$1"),
    ),
  ],
);

const shared: Config = {
  setupFiles: ["<rootDir>/tests/run/enterSite.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  transform: {
    "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
    "\\.[cm]?ts$": swc({ syntax: "typescript" }),
    "/node_modules/.*\\.[cm]?js$": "<rootDir>/tests/loadPackage.cjs",
    "\\.[cm]?jsx?$": swc({ syntax: "ecmascript" }),
  },
  transformIgnorePatterns: [`/node_modules/(${inPage.join("|")})/`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/mocks/classNames.ts",
    "\\.(css|png|svg)$": "<rootDir>/tests/mocks/file.ts",
    // The one for browsers needs what jsdom lacks, and the build takes this one anyway.
    "^react-dom/server$": "<rootDir>/node_modules/react-dom/server.node.js",
    "^gatsby$": "<rootDir>/tests/mocks/gatsby.ts",
    "^(?:\\.{1,2}/)+(?:config/)?(site|sidebars)$": `${siteRoot}/src/config/$1`,
    ...Object.fromEntries(paths),
  },
};

const project = (
  testEnvironment: keyof typeof rooms,
  ...others: string[]
): Config => ({
  ...shared,
  globalSetup: "<rootDir>/tests/run/layOutForUnits.ts",
  displayName: testEnvironment,
  roots: [
    ...rooms[testEnvironment].map((room) => `src/${room}`),
    ...others,
  ].map((folder) => `<rootDir>/${folder}`),
  testEnvironment,
  testEnvironmentOptions:
    testEnvironment === "jsdom" ? { url: "https://www.example.com/" } : {},
});

const config: Config = {
  // Jest leaves one core to itself, which is half of a small machine.
  maxWorkers: "100%",
  // Some load all of the pipeline, or webpack, on machines that do other things.
  testTimeout: 60_000,
  // Nothing leaks, but to free all that a worker has parsed takes a second.
  workerGracefulExitTimeout: 10_000,
  projects: [project("jsdom"), project("node", "tools")],
};

module.exports = config;
