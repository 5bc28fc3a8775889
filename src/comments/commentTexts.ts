import de from "../../locales/de/comments.json";
import en from "../../locales/en/comments.json";

export type CommentTexts = typeof en;

/** In the script itself: in the pages' catalogues they would weigh on sites without comments. */
const texts: Readonly<Record<string, CommentTexts>> = { de, en };

/** The words around the comments in a language. */
export const commentTexts = (locale: string): CommentTexts =>
  texts[locale] ?? en;
