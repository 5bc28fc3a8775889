import path from "node:path";
import { testSite } from "../run/testSite";
import { faultyFolder, prepareFaultySite, prepareSite } from "./prepareSite";

/** Where npm test looks for what was counted. */
const report = process.env.DOCS_REPORT;

void testSite({
  name: "docs",
  kept: process.env.DOCS_SITE,
  prepare: (folder) => {
    prepareSite(folder);
    prepareFaultySite(path.join(folder, faultyFolder));
  },
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
