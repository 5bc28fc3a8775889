import { writeFileSync } from "node:fs";
import { frontMatterPage } from "../output/ownerDocs/frontMatterPage";
import { defineCommand } from "./command";

export const command = defineCommand({
  usage: "Writes docs/front-matter.md from the schemas: npm run docs",
  options: {},
  run: () => {
    writeFileSync("docs/front-matter.md", frontMatterPage());
    console.log("Wrote docs/front-matter.md.");
    return 0;
  },
});
