// Figures that the whole site agrees on. Those without another source come from
// the site's specification, section "Business constants and limits".
// Storage keys are not here: they live with the state that they store.

/**
 * The narrowest width of the desktop layout, in em of the browser's own size of
 * text; below it the drawer replaces the bar's items. With the usual 16 pixels
 * it is 996; who reads with larger letters needs more room for the same words.
 */
export const DESKTOP_MIN_WIDTH = 62.25;

/** How long a navigation may take before the progress bar shows, in milliseconds. */
export const PROGRESS_DELAY = 200;

/** Where the progress bar begins, as a share of its length. */
export const PROGRESS_MINIMUM = 0.08;

/** How long the progress bar takes to move or fade, in milliseconds. */
export const PROGRESS_SPEED = 200;

/** How often the progress bar creeps on by itself, in milliseconds. */
export const PROGRESS_TRICKLE_SPEED = 800;

/** How far the page must be scrolled before the way back to its top is offered, in CSS pixels; as in Docusaurus. */
export const BACK_TO_TOP_DISTANCE = 300;

/** How long "Link copied" stays, in milliseconds: long enough to find and read two words. */
export const COPIED_DURATION = 2_000;

/** The docs plugin that is meant where none is named. */
export const DEFAULT_DOCS_PLUGIN_ID = "default";
