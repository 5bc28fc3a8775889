import { checkFolder } from "../site/config/checkFolder";

export {
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_SPEED,
} from "../config/constants";
export { basePath, siteConfig } from "../config/resolved";
export { createRssOptions } from "../output/feeds/rss";
export { remarkWebpackModule } from "./webpack/webpackModule";

// Gatsby itself would stop before it reports anything of ours.
if (checkFolder(process.cwd()).length > 0)
  throw new Error("No build works in this folder.");
