import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { writeMessageTypes } from "../messages/writeMessageTypes";
import { copyFonts } from "../fonts/copyFonts";
import { projectRoot } from "../projectRoot";
import { updateSite } from "./currentSite";

/** Loads and checks the site before Gatsby makes a node, so that nothing of a build with errors is kept. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  const root = projectRoot(args.store);
  writeMessageTypes(root);
  await updateSite(args);
  if (siteConfig.fonts === "self-hosted") {
    copyFonts(root, path.join(root, "public"));
  }
};
