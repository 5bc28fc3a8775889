import { readFileSync } from "node:fs";
import { siteConfig } from "../../config/resolved";
import { frontMatterPage } from "./frontMatterPage";

it("is what docs/front-matter.md says; `npm run docs` writes it", () => {
  const page = readFileSync("docs/front-matter.md", "utf8");
  expect(page).toBe(frontMatterPage(siteConfig.i18n));
});

it("has a row for each field, with kind, rule and default", () => {
  expect(frontMatterPage(siteConfig.i18n)).toContain(
    "| `draft` | true, false | a draft is shown in previews only | false |",
  );
  expect(frontMatterPage(siteConfig.i18n)).toContain(
    "| `name` | text | the author's name | **required** |",
  );
  expect(frontMatterPage(siteConfig.i18n)).toContain(
    "| `authors` | list or text | keys of content/authors.yaml",
  );
});

it("leaves no field without a word", () => {
  expect(frontMatterPage(siteConfig.i18n)).not.toMatch(/\|\s+\| (?:none|\*\*)/);
});
