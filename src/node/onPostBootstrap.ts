import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { scanAhead } from "./checks/scanAhead";
import { collectGarbage } from "./collectGarbage";
import { keepHeapSmall } from "./keepHeapSmall";
import { areManyQueries } from "./webpack/beforeQueries";
import { contentPlace } from "./content/contentPlace";
import { isDevelop } from "./develop/gatsbyDevelop";
import { showSaves } from "./develop/showSaves";
import { watchSite } from "./develop/watchSite";
import type { TextNode } from "./nodes/contentNodes";
import { readText } from "./nodes/readText";
import { projectRoot } from "./projectRoot";
import { beginSearch } from "./search/beginSearch";

/** Reads a text for nothing: the first one takes a second longer than all others. */
async function warmUp(args: ParentSpanPluginArgs): Promise<void> {
  const root = projectRoot(args.store);
  const [text] = args.getNodesByType("BlogPost") as TextNode[];
  if (!text) return;
  const { sourcePath } = text;
  const place = contentPlace(path.posix.relative("content", sourcePath));
  if (place.kind !== "post") return;
  const absolutePath = path.join(root, sourcePath);
  await readText({ root, absolutePath, place });
}

/**
 * In develop, from here on a saved text is shown at once, and a saved site
 * config is checked. In a build, all that the search finds is known, and what
 * comes next is rendered.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => {
  if (!isDevelop()) {
    // A small rebuild has memory to spare, and no time.
    if (areManyQueries(args.store)) {
      keepHeapSmall();
      collectGarbage();
    }
    beginSearch(args);
    scanAhead(args);
    return;
  }
  showSaves(args);
  watchSite(args);
  // A text that has gone meanwhile is none to speak of.
  warmUp(args).catch(() => undefined);
};
