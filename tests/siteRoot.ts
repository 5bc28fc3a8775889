import { readFileSync } from "node:fs";
import path from "node:path";

/** The project, whose code the tests are part of. */
export const projectRoot = path.join(__dirname, "..");

/** The tests' own site (run/layOut.ts); the owner's has no part in what is tested there. */
export const testSite = path.join(projectRoot, ".test-site");

/** The site that tests read: SITE_ROOT in the environment, or the tests' own. */
export const siteRoot = path.resolve(
  projectRoot,
  process.env.SITE_ROOT ?? testSite,
);

/** A text of the site that tests read, by its path. */
export const readSiteFile = (file: string): string =>
  readFileSync(path.join(siteRoot, file), "utf8");
