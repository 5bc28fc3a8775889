import { siteConfig } from "./resolved";
import { sidebars } from "./sidebars";
import { site } from "./site";
import type { OwnerConfig } from "./types";

/** The config of this project's owner, which its commands and builds hand the engine. */
export const ownerConfig: OwnerConfig = {
  input: site,
  config: siteConfig,
  sidebars,
};
