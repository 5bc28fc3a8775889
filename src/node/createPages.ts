import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Node } from "gatsby";
import { siteConfig } from "../config/resolved";
import { beginCards } from "./cards/beginCards";
import { syncCards } from "./cards/syncCards";
import { checkStrings } from "./checkStrings";
import { placeMathFonts } from "./fonts/mathFonts";
import { syncContent } from "./nodes/syncContent";
import { showInOverlay } from "./overlay";
import { reportProblems } from "./report";
import { planRoutes } from "./routes/planRoutes";
import type { DuplicateRoute } from "./routes/planRoutes";
import type { Route } from "./routes/route";
import { projectRoot } from "./projectRoot";
import { sitemapEntries, sitemapKey } from "./sitemap/sitemapEntries";

/** Brings content and routes together: reads, checks, plans, and only then acts. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { posts, pages, authors, tags, problems } = await syncContent(args);
  const root = projectRoot(args.store);
  await showInOverlay(
    root,
    problems.filter(({ severity }) => severity === "error"),
  );
  reportProblems(args.reporter, [...problems, ...checkStrings(args)]);
  placeMathFonts(root, hasPart(args, "math"));
  const { postsPerPage, sidebarCount, relatedCount } = siteConfig.blog;
  const texts = { posts, pages, authors, tags };
  const counts = { postsPerPage, sidebarCount, relatedCount };
  const plan = planRoutes({ ...texts, ...counts });
  for (const duplicate of plan.duplicates) warnOf(args, duplicate);
  for (const route of plan.routes) createRoute(args, route);
  const cards = await syncCards(args, posts);
  if (process.env.NODE_ENV === "production") beginCards(root, cards);
  await args.cache.set(
    sitemapKey,
    sitemapEntries({ routes: plan.routes, posts, pages }),
  );
};

type TextNode = Node & { parts: string[] };

/** Whether any text has parts of a kind. */
const hasPart = ({ getNodesByType }: CreatePagesArgs, part: string) =>
  ["BlogPost", "Page"].some((type) =>
    (getNodesByType(type) as TextNode[]).some(({ parts }) =>
      parts.includes(part),
    ),
  );

const warnOf = ({ reporter }: CreatePagesArgs, duplicate: DuplicateRoute) => {
  const { path: route, first, second } = duplicate;
  reporter.warn(
    `Two sources claim ${route}:\n  ${first}\n  ${second}\n` +
      `The first one is shown. Give the other one a "slug" of its own.`,
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
