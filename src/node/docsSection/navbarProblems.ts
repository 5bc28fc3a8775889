import { siteConfig } from "../../config/resolved";
import { site } from "../../config/site";
import { configLines } from "../config/configFile";
import type { ContentProblem } from "../content/problem";
import { checkNavbarDocs } from "./checkNavbarDocs";
import type { DocsPlan } from "./planDocs";
import { sidebarsFile, snapshotName } from "./readSidebars";

/** A file of sidebars that has a fault makes none. */
const isOfSidebars = ({ file }: ContentProblem) =>
  file === sidebarsFile || file.endsWith(`/${snapshotName}`);

const faultyFiles = (problems: readonly ContentProblem[]) =>
  problems
    .filter(({ severity }) => severity === "error")
    .map(({ file }) => file);

/**
 * Checks what the site's bar names of its docs.
 * @param problems what is wrong with the content
 * @param planned what is wrong with the docs that were made of it
 */
export const navbarProblems = (
  root: string,
  plan: DocsPlan,
  problems: readonly ContentProblem[],
  planned: readonly ContentProblem[],
): ContentProblem[] =>
  checkNavbarDocs({
    plan,
    items: siteConfig.navbar.items,
    written: site.navbar.items ?? [],
    lineOf: configLines(root),
    unread: faultyFiles(problems),
    unreadSidebars: faultyFiles(planned.filter(isOfSidebars)),
  });
