import { site } from "../config/site";
import { faultyStrings, unreadableStrings } from "./catalogues/checkCatalogues";
import { configFile } from "./checks/checkConfig";
import { configLines } from "./checks/configLines";
import { checkStrings } from "./checkStrings";
import { fieldPath } from "./content/checkFields";
import type { ContentProblem } from "./content/problem";
import { reportGaps } from "./strings/reportGaps";

/**
 * All that is said of interface texts and of the owner's texts in the site
 * config: what is wrong, and what is missing. They say nothing of the
 * addresses of pages, so links are checked without them.
 */
export function stringProblems(root: string): ContentProblem[] {
  const lineOf = configLines(root);
  const unreadable = new Set(unreadableStrings(root).map(({ file }) => file));
  return [
    ...faultyStrings(root),
    // Of a file that can't be read, nobody knows what is missing.
    ...checkStrings(root).filter(({ file }) => !unreadable.has(file)),
    ...reportGaps(configFile, site, (path) => lineOf(fieldPath(path))),
  ];
}
