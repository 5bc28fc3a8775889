import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { checksWithDefaults } from "../config/checksWithDefaults";
import { siteConfig } from "../config/resolved";
import { beginCards } from "./cards/beginCards";
import { syncCards } from "./cards/syncCards";
import { checkPlan } from "./checks/checkPlan";
import { configLinkProblems } from "./checks/configLinkProblems";
import { judge } from "./checks/judge";
import { missingStart } from "./checks/missingStart";
import { settleProblems } from "./checks/settleProblems";
import { putDocs } from "./docsSection/putDocs";
import { readDocs } from "./docsSection/readDocs";
import { isDevelop } from "./develop/gatsbyDevelop";
import { keepDirtyQueries } from "./keepDirtyQueries";
import { placeMathFonts } from "./fonts/mathFonts";
import { syncContent } from "./nodes/syncContent";
import { showInOverlay, showLinksInOverlay } from "./overlay";
import { reportProblems, stopsBuild } from "./report";
import { planRoutes } from "./routes/planRoutes";
import type { Route } from "./routes/route";
import { projectRoot } from "./projectRoot";
import { sitemapEntries, sitemapKey } from "./sitemap/sitemapEntries";
import { stringProblems } from "./stringProblems";

/** Brings content and routes together: reads, checks, plans, and only then acts. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const content = await syncContent(args);
  const { posts, pages, docs, authors, tags, faulty } = content;
  const root = projectRoot(args.store);
  const checks = checksWithDefaults(siteConfig.checks);
  const problems = settleProblems(content.problems, checks);
  const planned = await readDocs(root, content, problems);
  const { postsPerPage, sidebarCount, relatedCount } = siteConfig.blog;
  const texts = { posts, pages, authors, tags, docs: planned.plan };
  const counts = { postsPerPage, sidebarCount, relatedCount };
  const plan = planRoutes({ ...texts, ...counts });
  const all = [
    ...problems,
    ...planned.problems,
    ...missingStart(plan.routes, problems),
    ...stringProblems(root),
  ];
  await showInOverlay(
    root,
    all.filter(({ severity }) => severity === "error"),
  );
  const known = [...posts, ...pages, ...docs];
  placeMathFonts(
    root,
    known.some(({ parts }) => parts.includes("math")),
  );
  const faults = await checkPlan(args, {
    texts: known,
    faulty,
    plan,
    problems,
  });
  await showLinksInOverlay(root, configLinkProblems(faults, checks));
  const judged = judge(faults, checks);
  if (stopsBuild(all, judged)) await keepDirtyQueries();
  reportProblems(args.reporter, all, judged);
  await putDocs(args, planned.plan, plan.routes);
  for (const route of plan.routes) createRoute(args, route);
  const cards = await syncCards(args, posts);
  // Develop makes pages anew after each change, and ends with no output.
  if (isDevelop()) return;
  beginCards(root, cards);
  await args.cache.set(
    sitemapKey,
    sitemapEntries({ routes: plan.routes, posts, pages: [...pages, ...docs] }),
  );
};

function createRoute({ actions, store }: CreatePagesArgs, route: Route): void {
  const root = projectRoot(store);
  const template = path.join(root, "src/templates", `${route.template}.tsx`);
  const content = route.contentFile && path.join(root, route.contentFile);
  actions.createPage({
    path: route.path,
    component: content ? `${template}?__contentFilePath=${content}` : template,
    context: route.context,
  });
}
