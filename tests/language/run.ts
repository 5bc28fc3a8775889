import { testSite } from "../run/testSite";
import { prepareSite } from "./prepareSite";

/** Tests of the usual build that hold for any languages. */
const general =
  "(alternates|feedItems|feeds|head|languages|links|lists|markup|routes|sharing|sitemap|socialCards|fallbacks|strings|structuredData)[.]test";

void testSite({
  name: "language",
  kept: process.env.LANGUAGE_SITE,
  prepare: prepareSite,
  tests: [
    ["jest", "--config", "tests/language/jest.config.ts"],
    [
      "jest",
      "--config",
      "tests/build/jest.config.ts",
      "--testPathPatterns",
      general,
    ],
    ["playwright", "test", "--config", "tests/language/playwright.config.ts"],
  ],
});
