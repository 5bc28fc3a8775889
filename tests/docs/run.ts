import { testSite } from "../run/testSite";
import { prepareSite } from "./prepareSite";

/** Where npm test looks for what was counted. */
const report = process.env.DOCS_REPORT;

testSite({
  name: "docs",
  kept: process.env.DOCS_SITE,
  prepare: prepareSite,
  tests: [
    [
      "jest",
      "--config",
      "tests/docs/jest.config.ts",
      ...(report === undefined ? [] : ["--json", `--outputFile=${report}`]),
    ],
    ["playwright", "test", "--config", "tests/docs/playwright.config.ts"],
  ],
});
