import { writeFileSync } from "node:fs";
import { frontMatterPage } from "../docs/frontMatterPage";

/** Writes the reference of content fields anew. */
writeFileSync("docs/front-matter.md", frontMatterPage());
console.log("docs/front-matter.md is up to date.");
