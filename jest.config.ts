/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/**
 * ESM-only packages (unified, remark, shiki, …) must pass through Babel,
 * for Jest runs CommonJS. Listing the few CommonJS giants keeps that cheap.
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
];

const config: Config = {
  roots: ["<rootDir>/src", "<rootDir>/content", "<rootDir>/bench"],
  testPathIgnorePatterns: ["/node_modules/", "/bench/peers/", "/bench/.work/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/bench/.work",
    "<rootDir>/bench/peers",
  ],
  testEnvironment: "jsdom",
  testEnvironmentOptions: { url: "https://www.example.com/" },
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
        babelrc: false,
        configFile: false,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(${untransformed.join("|")})/`],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.(css|png|svg)$": "<rootDir>/tests/mocks/file.ts",
    "^gatsby$": "<rootDir>/tests/mocks/gatsby.tsx",
  },
};

export default config;
