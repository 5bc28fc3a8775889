import { siteConfig } from "../config/resolved";
import { zonedText } from "../lib/zonedTime";

/** An instant with the offset of the site's time zone, so that its day is the one that readers see. */
export const siteTime = (instant: string): string =>
  zonedText(instant, siteConfig.timeZone);
