import { siteConfig } from "../../config/resolved";
import { site } from "../../config/site";
import { configLines } from "../checks/configLines";
import type { ContentProblem } from "../content/problem";
import { checkNavbarDocs } from "./checkNavbarDocs";
import type { DocsPlan } from "./planDocs";

/**
 * Checks what the site's bar names of its docs.
 * @param problems what is wrong with the content
 */
export const navbarProblems = (
  root: string,
  plan: DocsPlan,
  problems: readonly ContentProblem[],
): ContentProblem[] =>
  checkNavbarDocs({
    plan,
    items: siteConfig.navbar.items,
    written: site.navbar.items ?? [],
    lineOf: configLines(root),
    unread: problems
      .filter(({ severity }) => severity === "error")
      .map(({ file }) => file),
  });
