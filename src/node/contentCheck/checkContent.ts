import { checksWithDefaults } from "../../config/checksWithDefaults";
import { siteConfig } from "../../config/resolved";
import { faultProblems } from "../checks/faultProblems";
import { planFaults } from "../checks/planFaults";
import { settleProblems } from "../checks/settleProblems";
import { checkStrings } from "../checkStrings";
import { checkSyntax } from "../content/checkSyntax";
import { contentPlace } from "../content/contentPlace";
import { findContentFiles } from "../content/findContentFiles";
import type { ContentProblem } from "../content/problem";
import { fingerprint } from "../nodes/fingerprint";
import { syncContent } from "../nodes/syncContent";
import { planRoutes } from "../routes/planRoutes";
import { duplicateProblem } from "../routes/duplicateProblem";
import { withoutGatsby } from "../withoutGatsby";
import { keptNodes } from "./keptNodes";
import { localeNodes } from "./localeNodes";

/**
 * Finds what a build would say of the content, with the build's own code but
 * without a build. What has not changed since the last check is not read again.
 */
export async function checkContent(
  root: string,
): Promise<{ problems: ContentProblem[]; texts: number }> {
  const kept = keptNodes(root, fingerprint(root));
  const gatsby = withoutGatsby(root, [...kept.load(), ...localeNodes(root)]);
  const content = await syncContent(gatsby.args);
  const { posts, pages, authors, tags } = content;
  kept.save(["BlogPost", "Page"].flatMap(gatsby.getNodesByType));

  // Files that are no texts are read by plugins all the same.
  const others = findContentFiles(root).filter(({ relativePath }) => {
    const { kind } = contentPlace(relativePath);
    return kind !== "post" && kind !== "page";
  });
  const { postsPerPage, sidebarCount } = siteConfig.blog;
  const texts = { posts, pages, authors, tags };
  // Which posts are alike says nothing of addresses.
  const counts = { postsPerPage, sidebarCount, relatedCount: 0 };
  const plan = planRoutes({ ...texts, ...counts });
  const checks = checksWithDefaults(siteConfig.checks);
  const known = { texts: [...posts, ...pages], plan };
  // The site config's links are a build's to check, and no content.
  const { faults } = planFaults(
    root,
    { ...known, problems: content.problems },
    [],
  );
  const links = faults.filter(({ check }) => check !== "duplicateRoutes");
  return {
    problems: [
      ...settleProblems([...content.problems, ...faultProblems(links)], checks),
      ...checkSyntax(root, others),
      ...plan.duplicates.map(duplicateProblem),
      ...checkStrings(gatsby),
    ],
    texts: [...posts, ...pages].filter(({ isStandIn }) => !isStandIn).length,
  };
}
