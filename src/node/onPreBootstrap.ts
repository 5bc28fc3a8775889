import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteConfig } from "../config/resolved";
import { unreadableStrings } from "./catalogues/checkCatalogues";
import { writeStringTypes } from "./catalogues/writeStringTypes";
import { checkSyntax } from "./content/checkSyntax";
import { copyFonts } from "./fonts/copyFonts";
import { checkContent } from "./contentCheck/checkContent";
import { readAhead } from "./nodes/readAhead";
import { unreadFiles } from "./nodes/unreadFiles";
import { projectRoot } from "./projectRoot";
import { reportProblems, stopsBuild } from "./report";

/** Begins to read content, stops at front matter and catalogues that can't be read, writes the types of the interface's texts, and puts the bundled fonts into the site where the owner wants no provider. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  const { reporter, store } = args;
  const root = projectRoot(store);
  const { texts, others } = unreadFiles(args);
  readAhead(root, texts);
  // Gatsby would stop at each of them with a stack trace.
  const unreadable = [
    ...checkSyntax(root, [...others, ...texts]),
    ...unreadableStrings(root),
  ];
  if (stopsBuild(unreadable)) {
    // This build makes no pages: so all else that would stop it is told now.
    const all = await checkContent(root);
    reportProblems(reporter, all.problems, all.faults);
  } else {
    reportProblems(reporter, unreadable);
  }
  writeStringTypes(root);
  if (siteConfig.fonts === "self-hosted") {
    copyFonts(root, path.join(root, "public"));
  }
};
