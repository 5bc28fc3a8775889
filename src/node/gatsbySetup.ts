export {
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_SPEED,
} from "../config/constants";
export { basePath, siteConfig } from "../config/resolved";
export { createRssOptions } from "./feeds/rss";
export { remarkWebpackModule } from "./site/webpackModule";
