import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteConfig } from "../config/resolved";
import { copyFonts } from "./fonts/copyFonts";
import { projectRoot } from "./projectRoot";

/** Puts the bundled fonts into the site where the owner wants no provider. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const root = projectRoot(store);
  if (siteConfig.fonts === "self-hosted") {
    copyFonts(root, path.join(root, "public"));
  }
};
