import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { scanAhead } from "./checks/scanAhead";
import { contentPlace } from "./content/contentPlace";
import { isDevelop } from "./develop/gatsbyDevelop";
import { keepDirtyQueries } from "./keepDirtyQueries";
import { showSaves } from "./develop/showSaves";
import { watchSite } from "./develop/watchSite";
import type { TextNode } from "./nodes/contentNodes";
import { readText } from "./nodes/readText";
import { projectRoot } from "./projectRoot";

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
 * config is checked. In a build, pages are scanned as they are rendered, and
 * what has to be made anew is kept in case that it fails.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  if (!isDevelop()) {
    scanAhead(args);
    await keepDirtyQueries();
    return;
  }
  showSaves(args);
  watchSite(args);
  // A text that has gone meanwhile is none to speak of.
  warmUp(args).catch(() => undefined);
};
