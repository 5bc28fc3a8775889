import type { ResolvedSite } from "../config/types";
import type { PageEntry } from "./collections/pages";
import { configFile } from "./config/configFile";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** The pages that the law asks for, by their folders. */
export const legalPages = ["imprint", "privacy"];

/** Reports the pages that a site with legal details lacks: such a site is published with both or not at all. */
export const checkLegalPages = (
  { legal }: ResolvedSite,
  pages: readonly PageEntry[],
): Diagnostic[] =>
  legalPages
    .filter((name) => legal && !pages.some((page) => page.name === name))
    .map((name) => ({
      reason: `The site has legal details, but no content/pages/${name}.`,
      fatal: true,
      file: configFile,
      field: ["legal"],
      note: `Run "npm run new -- page ${name}", which writes it in each language, or delete "legal".`,
    }));
