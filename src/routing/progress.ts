import { PROGRESS_DELAY, PROGRESS_TRICKLE_SPEED } from "../config/constants";

/** The bar itself: gatsby-plugin-nprogress, which cannot be imported on a server. */
type Bar = { show: () => void; finish: () => void };

let bar: Bar | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isShown = false;
let restsUntil = 0;

export function provideBar(provided: Bar): void {
  bar = provided;
}

/**
 * Shows the progress bar if the navigation that begins now takes long. Gatsby
 * would call the plugin only after a second, and not at all on Back.
 */
export function beginProgress(): void {
  clearTimeout(timer);
  if (isShown) return;
  // While the last bar fades out, a new one would be taken away with it.
  const delay = Math.max(PROGRESS_DELAY, restsUntil - Date.now());
  timer = setTimeout(() => {
    isShown = true;
    bar?.show();
  }, delay);
}

/** Ends the progress bar, or sees to it that it does not come. */
export function endProgress(): void {
  clearTimeout(timer);
  if (!isShown) return;
  isShown = false;
  restsUntil = Date.now() + PROGRESS_TRICKLE_SPEED;
  bar?.finish();
}
