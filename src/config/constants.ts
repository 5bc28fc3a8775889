// Values that the whole site shares. Unless noted, they come from the site's
// specification, section "Business constants and limits". Storage keys live
// with the state that they store.

/**
 * The minimum width of the desktop layout, in em of the browser's text size;
 * below it a drawer replaces the items of the navbar. It equals 996 pixels at
 * the usual 16 pixels; larger text needs more room.
 */
export const DESKTOP_MIN_WIDTH = 62.25;

/** The delay of a navigation before the progress bar shows, in milliseconds. */
export const PROGRESS_DELAY = 200;

/** The initial length of the progress bar, as a share. */
export const PROGRESS_MINIMUM = 0.08;

/** The duration of moving or fading the progress bar, in milliseconds. */
export const PROGRESS_SPEED = 200;

/** The interval at which the progress bar advances by itself, in milliseconds. */
export const PROGRESS_TRICKLE_SPEED = 800;

/** From this distance, in CSS pixels, a scrolled page offers the way back to its top; as in Docusaurus. */
export const BACK_TO_TOP_DISTANCE = 300;

/** The duration of "Copied", in milliseconds: long enough to find and read it. */
export const COPIED_DURATION = 2_000;

/** The most posts that the list of authors names of each. */
export const AUTHOR_POSTS = 3;

/** The page that says what is stored and sent to whom, without locale. */
export const PRIVACY_PAGE = "/privacy";

/** The docs plugin used if none is given. */
export const DEFAULT_DOCS_PLUGIN_ID = "default";
