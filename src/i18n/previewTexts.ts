import { textsIn } from "./textsIn";

export type PreviewTexts = (typeof siteTexts.preview)[string];

/**
 * The words of previews in a language. They are in the scripts of previews: in
 * the pages' catalogues they would weigh in production.
 */
export const previewTexts = (locale: string): PreviewTexts =>
  textsIn(siteTexts.preview, locale);
