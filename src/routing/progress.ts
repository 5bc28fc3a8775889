import {
  onRouteUpdate as finishBar,
  onRouteUpdateDelayed as showBar,
} from "gatsby-plugin-nprogress/gatsby-browser";
import { PROGRESS_DELAY } from "../config/constants";

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the progress bar if the navigation that begins now takes long. Gatsby
 * would call the plugin only after a second, and not at all on Back.
 */
export function beginProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(showBar, PROGRESS_DELAY);
}

/** Fills the progress bar and takes it away, or sees to it that it does not come. */
export function endProgress(): void {
  clearTimeout(timer);
  finishBar();
}
