import { checksWithDefaults } from "../../config/checksWithDefaults";
import { siteConfig } from "../../config/resolved";
import type { ContentProblem } from "../content/problem";
import { assetPath } from "../links/assets";
import { resolveTexts } from "../links/resolveTexts";
import type { ResolvedTexts } from "../links/resolveTexts";
import { createSiteIndex } from "../links/siteIndex";
import type { PageRef, PostRef } from "../nodes/contentNodes";
import type { planRoutes } from "../routes/planRoutes";
import { checkConfig } from "./checkConfig";
import { configLines } from "./configLines";
import type { ConfigLink } from "./configLinks";
import { duplicateFaults } from "./duplicateFaults";
import type { Fault } from "./fault";

/** A site before it is rendered. */
export type Plan = {
  texts: readonly (PostRef | PageRef)[];
  plan: ReturnType<typeof planRoutes>;
  problems: readonly ContentProblem[];
};

type Found = { faults: Fault[]; links: ResolvedTexts<PostRef | PageRef> };

/** What of a plan is broken, and where the links of its texts lead. Writes nothing. */
export function planFaults(
  root: string,
  { texts, plan, problems }: Plan,
  config: readonly ConfigLink[],
): Found {
  const { skip } = checksWithDefaults(siteConfig.checks);
  const { url } = siteConfig;
  const index = createSiteIndex(root, plan.routes, texts);
  const links = resolveTexts(texts, {
    index,
    url,
    skip,
    assetPath: (file) => assetPath(root, file),
  });
  const lineOf = configLines(root);
  const unread = unreadFiles(problems, texts);
  const faults = [
    ...merge([
      ...links.faults,
      ...checkConfig(config, { index, url, skip, lineOf }),
    ]),
    ...duplicateFaults(plan.duplicates, plan.routes, index.files),
  ];
  return { faults: faults.filter((fault) => isCertain(fault, unread)), links };
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

/** Files of texts that have a fault: nobody knows their pages' paths. */
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
function isCertain({ check, target }: Fault, unread: readonly string[]) {
  if (unread.length === 0 || check === "duplicateRoutes") return true;
  if (target.startsWith("/")) return false;
  return !unread.some((file) => file.startsWith(target));
}
