/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/**
 * Packages that are CommonJS: they need no Babel, and are large. All others
 * may be ESM only (unified, remark, shiki, …), and Jest runs CommonJS.
 */
const untransformed = [
  "jest-[\\w-]+",
  "@jest",
  "react",
  "react-dom",
  "typescript",
  "jsdom",
  "zod",
  "i18next",
  "satori",
  "sharp",
];

const babel = (options: object): [string, object] => [
  "babel-jest",
  { ...options, babelrc: false, configFile: false },
];

const config: Config = {
  // Jest leaves one core to itself, which is half of a small machine.
  maxWorkers: "100%",
  roots: ["<rootDir>/src", "<rootDir>/content", "<rootDir>/bench"],
  testPathIgnorePatterns: ["/node_modules/", "/bench/peers/", "/bench/.work/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/bench/.work",
    "<rootDir>/bench/lighthouse",
    "<rootDir>/bench/peers",
  ],
  testEnvironment: "jsdom",
  testEnvironmentOptions: { url: "https://www.example.com/" },
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  transform: {
    // It exports namespaces, which takes one plugin more.
    "/node_modules/parse5/.+\\.js$": babel({
      presets: ["babel-preset-gatsby"],
    }),
    // Packages need no more than another kind of import: Shiki alone is megabytes.
    "/node_modules/.+\\.[cm]?js$": babel({
      plugins: [
        "@babel/plugin-transform-dynamic-import",
        "@babel/plugin-transform-modules-commonjs",
      ],
      compact: false,
    }),
    "\\.[cm]?[jt]sx?$": babel({
      presets: [
        ["babel-preset-gatsby", { reactRuntime: "automatic" }],
        "@babel/preset-typescript",
      ],
    }),
  },
  transformIgnorePatterns: [`/node_modules/(${untransformed.join("|")})/`],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.(css|png|svg)$": "<rootDir>/tests/mocks/file.ts",
    // Its package names only an ESM entry, under a condition that Jest does not ask for.
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
    // The one for browsers needs what jsdom lacks, and the build takes this one anyway.
    "^react-dom/server$": "<rootDir>/node_modules/react-dom/server.node.js",
    "^gatsby$": "<rootDir>/tests/mocks/gatsby.tsx",
  },
};

export default config;
