export { checkSite } from "../config/check";
export {
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_SPEED,
} from "../config/constants";
export { formatSiteReport } from "../config/formatSiteReport";
export { site } from "../config/site";
export { withDefaults } from "../config/withDefaults";
export { localeChannels } from "./feeds/channel";
export { rssOptions } from "./feeds/rssOptions";
export { remarkOwnModule } from "./mdx/remarkOwnModule";
