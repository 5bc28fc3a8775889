import { checksWithDefaults } from "../../config/checksWithDefaults";
import { siteConfig } from "../../config/resolved";
import { checkPlan } from "../checks/checkPlan";
import { judge } from "../checks/judge";
import type { Judged } from "../checks/judge";
import { missingStart } from "../checks/missingStart";
import { settleProblems } from "../checks/settleProblems";
import { checkSyntax } from "../content/checkSyntax";
import { contentPlace, isTextPlace } from "../content/contentPlace";
import { findContentFiles } from "../content/findContentFiles";
import type { ContentProblem } from "../content/problem";
import type { TextNode } from "../nodes/contentNodes";
import { readDocs } from "../docsSection/readDocs";
import { fingerprint } from "../nodes/fingerprint";
import { nodeTypes } from "../nodes/textKinds";
import { syncContent } from "../nodes/syncContent";
import { planRoutes } from "../routes/planRoutes";
import { stringProblems } from "../stringProblems";
import { withoutGatsby } from "../withoutGatsby";
import { keptNodes } from "./keptNodes";

export type CheckedContent = {
  problems: ContentProblem[];
  /** Links, pictures and addresses that don't fit together. */
  faults: Judged;
  /** How many there are. */
  texts: number;
};

/**
 * Finds what a build would say of the content, with the build's own code but
 * without a build. What has not changed since the last check is not read again.
 */
export async function checkContent(root: string): Promise<CheckedContent> {
  const kept = keptNodes(root, fingerprint(root));
  const gatsby = withoutGatsby(root, kept.load());
  const content = await syncContent(gatsby.args);
  const { posts, pages, docs, authors, tags, faulty } = content;
  const nodes = Object.values(nodeTypes).flatMap(gatsby.getNodesByType);
  kept.save(nodes as TextNode[]);

  const checks = checksWithDefaults(siteConfig.checks);
  // Files that are no texts are read by plugins all the same.
  const others = findContentFiles(root).filter(
    ({ relativePath }) => !isTextPlace(contentPlace(relativePath)),
  );
  const problems = settleProblems(content.problems, checks);
  const planned = await readDocs(root, content, problems);
  const { postsPerPage, sidebarCount } = siteConfig.blog;
  const texts = { posts, pages, authors, tags, docs: planned.plan };
  // Which posts are alike says nothing of addresses.
  const counts = { postsPerPage, sidebarCount, relatedCount: 0 };
  const plan = planRoutes({ ...texts, ...counts });
  const known = [...posts, ...pages, ...docs];
  const run = { texts: known, faulty, plan, problems, copies: false };
  const faults = await checkPlan(gatsby.args, run);
  return {
    problems: [
      ...problems,
      ...checkSyntax(root, others),
      ...planned.problems,
      ...missingStart(plan.routes, problems),
      ...stringProblems(root),
    ],
    faults: judge(faults, checks, true),
    texts: known.filter(({ isStandIn }) => !isStandIn).length,
  };
}
