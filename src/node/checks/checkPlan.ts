import type { CreatePagesArgs } from "gatsby";
import { localeCodes, localePath, stripLocale } from "../../config/locales";
import { site } from "../../config/site";
import { syncLinks } from "../links/syncLinks";
import { projectRoot } from "../projectRoot";
import { configLinks } from "./configLinks";
import type { Fault } from "./fault";
import { planFaults } from "./planFaults";
import type { Plan } from "./planFaults";

/** Key of the cache entry that tells the check of the output what has been reported. */
export const reportedKey = "links that have been reported";

/**
 * Resolves the links of all texts, and finds what can be known to be broken
 * before a page is rendered: links of texts and of the site config, files and
 * pictures, paths that are claimed twice.
 */
export async function checkPlan(
  args: CreatePagesArgs,
  run: Plan,
): Promise<Fault[]> {
  const root = projectRoot(args.store);
  const { faults, links } = planFaults(root, run, configLinks(site));
  await syncLinks(args, links);
  await args.cache.set(reportedKey, reportedOf(faults));
  return faults;
}

/** Targets in every locale, and what was written to get there. */
const reportedOf = (faults: readonly Fault[]): string[] => [
  ...new Set(
    faults.flatMap(({ target, places }) => [
      target,
      ...localeCodes.map((code) => localePath(code, stripLocale(target).path)),
      ...places.flatMap(({ written }) => written ?? []),
    ]),
  ),
];
