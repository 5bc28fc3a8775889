import { textsIn } from "../i18n/textsIn";

export type CrashTexts = (typeof siteTexts.crash)[string];

/**
 * The crash screens' words in a language. They are in the script itself: what
 * brings a page its other texts may be what crashed.
 */
export const crashTexts = (locale: string): CrashTexts =>
  textsIn(siteTexts.crash, locale);
