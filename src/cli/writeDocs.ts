import { writeFileSync } from "node:fs";
import { siteConfig } from "../config/resolved";
import { frontMatterPage } from "../output/ownerDocs/frontMatterPage";
import { defineCommand } from "./command";

export const command = defineCommand({
  usage: "Writes docs/front-matter.md from the schemas: npm run docs",
  options: {},
  run: () => {
    writeFileSync("docs/front-matter.md", frontMatterPage(siteConfig.i18n));
    console.log("Wrote docs/front-matter.md.");
    return 0;
  },
});
