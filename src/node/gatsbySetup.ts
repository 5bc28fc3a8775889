export {
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_SPEED,
} from "../config/constants";
export { siteConfig } from "../config/resolved";
export { createRssOptions } from "./feeds/rss";
export { basePath } from "../config/resolved";
export { remarkWebpackModule } from "./markdown/jsx/webpackModule";
