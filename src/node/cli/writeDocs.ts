import { writeFileSync } from "node:fs";
import { frontMatterPage } from "../docs/frontMatterPage";
import { defineCommand } from "./command";

export const command = defineCommand({
  usage: "Writes docs/front-matter.md from the schemas: npm run docs",
  options: {},
  run: () => {
    writeFileSync("docs/front-matter.md", frontMatterPage());
    console.log("docs/front-matter.md is up to date.");
    return 0;
  },
});
