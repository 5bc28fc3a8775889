import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteConfig } from "../config/resolved";
import { unreadableStrings } from "./catalogues/checkCatalogues";
import { writeStringTypes } from "./catalogues/writeStringTypes";
import { checkSyntax } from "./content/checkSyntax";
import type { FoundFile } from "./content/findContentFiles";
import { copyFonts } from "./fonts/copyFonts";
import { checkContent } from "./contentCheck/checkContent";
import { readAhead } from "./nodes/readAhead";
import { unreadFiles } from "./nodes/unreadFiles";
import { projectRoot } from "./projectRoot";
import { reportProblems, stopsBuild } from "./report";

/** Files that Gatsby would stop at with a stack trace: front matter and catalogues that can't be read. */
const unreadable = (root: string, files: readonly FoundFile[]) => [
  ...checkSyntax(root, files),
  ...unreadableStrings(root),
];

/** Begins to read content, stops at front matter and catalogues that can't be read, writes the types of the interface's texts, and puts the bundled fonts into the site where the owner wants no provider. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  const { reporter, store } = args;
  const root = projectRoot(store);
  const { texts, others } = unreadFiles(args);
  readAhead(root, texts);
  const problems = unreadable(root, [...others, ...texts]);
  if (stopsBuild(problems)) {
    // This build makes no pages: so all else that would stop it is told now.
    const all = await checkContent(root);
    reportProblems(reporter, all.problems, all.faults);
  } else {
    reportProblems(reporter, problems);
  }
  writeStringTypes(root);
  if (siteConfig.fonts === "self-hosted") {
    copyFonts(root, path.join(root, "public"));
  }
};
