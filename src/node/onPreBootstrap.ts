import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteConfig } from "../config/resolved";
import { unreadableStrings } from "./catalogues/checkCatalogues";
import { writeStringTypes } from "./catalogues/writeStringTypes";
import { checkSyntax } from "./content/checkSyntax";
import { copyFonts } from "./fonts/copyFonts";
import { readAhead } from "./nodes/readAhead";
import { unreadFiles } from "./nodes/unreadFiles";
import { projectRoot } from "./projectRoot";
import { reportProblems } from "./report";

/** Begins to read content, stops at front matter and catalogues that can't be read, writes the types of the interface's texts, and puts the bundled fonts into the site where the owner wants no provider. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => {
  const { reporter, store } = args;
  const root = projectRoot(store);
  const { texts, others } = unreadFiles(args);
  readAhead(root, texts);
  reportProblems(reporter, [
    ...checkSyntax(root, [...others, ...texts]),
    ...unreadableStrings(root),
  ]);
  writeStringTypes(root);
  if (siteConfig.fonts === "self-hosted") {
    copyFonts(root, path.join(root, "public"));
  }
};
