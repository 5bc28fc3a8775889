import type { CreatePagesArgs } from "gatsby";
import { checksWithDefaults } from "../../config/checksWithDefaults";
import { localeCodes, localePath, stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { ContentProblem } from "../content/problem";
import { checkSavedSite } from "../develop/savedSite";
import type { TextRef } from "../nodes/contentNodes";
import { createSiteIndex } from "../links/siteIndex";
import { syncLinks } from "../links/syncLinks";
import { mayBelongTo } from "../nodes/faultyText";
import type { FaultyText } from "../nodes/faultyText";
import { projectRoot } from "../projectRoot";
import type { planRoutes } from "../routes/planRoutes";
import { checkConfig } from "./checkConfig";
import { configLines } from "./configLines";
import { configLinks } from "./configLinks";
import { duplicateFaults } from "./duplicateFaults";
import type { Fault } from "./fault";

type Run = {
  texts: readonly TextRef[];
  faulty: readonly FaultyText[];
  plan: ReturnType<typeof planRoutes>;
  problems: readonly ContentProblem[];
  /** False for a check alone: files that texts link to are not copied. */
  copies?: boolean;
};

/** Key of the cache entry that tells the check of the output what has been reported. */
export const reportedKey = "links that have been reported";

/**
 * Resolves the links of all texts, and finds what can be known to be broken
 * before a page is rendered: links of texts and of the site config, files and
 * pictures, paths that are claimed twice.
 */
export async function checkPlan(
  args: CreatePagesArgs,
  { texts, faulty, plan, problems, copies }: Run,
): Promise<Fault[]> {
  const root = projectRoot(args.store);
  const checks = checksWithDefaults(siteConfig.checks);
  const index = createSiteIndex(root, plan.routes, texts);
  const links = await syncLinks(args, texts, {
    index,
    checks,
    faulty,
    copies,
  });
  const unread = unreadFiles(problems, [...texts, ...faulty]);
  const sureOf = (found: readonly Fault[]) =>
    found.filter((fault) => isCertain(fault, faulty, unread));
  const config = checkSavedSite((site) =>
    sureOf(
      checkConfig(configLinks(site), {
        index,
        url: siteConfig.url,
        skip: checks.skip,
        lineOf: configLines(root),
      }),
    ),
  );
  const faults = [
    ...merge([...sureOf(links), ...config]),
    ...duplicateFaults(plan.duplicates, plan.routes, index.files),
  ];
  await args.cache.set(reportedKey, reportedOf(faults));
  return faults;
}

/** Texts and config may lack the same page. */
function merge(faults: readonly Fault[]): Fault[] {
  const merged = new Map<string, Fault>();
  for (const fault of faults) {
    const key = `${fault.check} ${fault.target}`;
    const known = merged.get(key);
    const places = [...(known?.places ?? []), ...fault.places];
    merged.set(key, { ...(known ?? fault), places });
  }
  return [...merged.values()];
}

/** Files that have a fault, and of which nothing else is known. */
function unreadFiles(
  problems: readonly ContentProblem[],
  texts: readonly { sourcePath: string }[],
): string[] {
  const known = new Set(texts.map(({ sourcePath }) => sourcePath));
  return problems
    .filter(({ severity, file }) => severity === "error" && !known.has(file))
    .map(({ file }) => file);
}

/** A page that seems to be missing may be that of a text which has a fault of another kind. */
function isCertain(
  { check, target }: Fault,
  faulty: readonly FaultyText[],
  unread: readonly string[],
) {
  if (target.startsWith("/")) {
    // Of a link without an address it is the page that has it.
    if (check === "brokenMarkdownLinks") return true;
    return (
      unread.length === 0 && !faulty.some((text) => mayBelongTo(target, text))
    );
  }
  const files = [...unread, ...faulty.map(({ sourcePath }) => sourcePath)];
  return !files.some((file) => file.startsWith(target));
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
