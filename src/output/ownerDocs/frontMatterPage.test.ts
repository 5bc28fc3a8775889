import { readFileSync } from "node:fs";
import { siteConfig } from "../../config/resolved";
import { frontMatterPage } from "./frontMatterPage";

it("is what docs/front-matter.md says; `npm run docs` writes it", () => {
  const page = readFileSync("docs/front-matter.md", "utf8");
  expect(page).toBe(frontMatterPage(siteConfig.i18n));
});

it("leaves no field without a word", () => {
  expect(frontMatterPage(siteConfig.i18n)).not.toMatch(/\|\s+\| (?:none|\*\*)/);
});
