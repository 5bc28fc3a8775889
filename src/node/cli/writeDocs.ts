import { writeFileSync } from "node:fs";
import { runCommand } from "./runCommand";
import { frontMatterPage } from "../ownerDocs/frontMatterPage";

void runCommand({
  usage: "Writes docs/front-matter.md from the schemas: npm run docs",
  options: {},
  run: () => {
    writeFileSync("docs/front-matter.md", frontMatterPage());
    console.log("docs/front-matter.md is up to date.");
    return 0;
  },
});
