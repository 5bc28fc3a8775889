export {
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_SPEED,
} from "../config/constants";
export { basePath, siteConfig } from "../config/resolved";
export { createRssOptions } from "../output/feeds/rss";
export { remarkWebpackModule } from "./webpack/webpackModule";
