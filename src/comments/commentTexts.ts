import { textsIn } from "../i18n/textsIn";

export type CommentTexts = (typeof siteTexts.comments)[string];

/**
 * The words around the comments in a language. They are in the script itself:
 * in the pages' catalogues they would weigh on sites without comments.
 */
export const commentTexts = (locale: string): CommentTexts =>
  textsIn(siteTexts.comments, locale);
