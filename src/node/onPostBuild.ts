import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { localeCodes, localePath } from "../config/locales";
import { finishCards } from "./cards/beginCards";
import { redirects } from "./output/redirects";
import { writeAliases } from "./output/writeAliases";
import { projectRoot } from "./projectRoot";

type SitePage = Node & { path: string };

/** Completes the output for static hosts: a file for each form of a path, and rules for not-found pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { getNodesByType, store } = args;
  const root = projectRoot(store);
  const pages = getNodesByType("SitePage") as SitePage[];
  writeAliases(
    root,
    pages.map((page) => page.path),
  );
  const rules = redirects(localeCodes.map((code) => localePath(code, "/")));
  writeFileSync(path.join(root, "public", "_redirects"), rules);
  await finishCards(args);
};
