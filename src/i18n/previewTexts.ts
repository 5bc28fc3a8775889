import de from "../../locales/de/preview.json";
import en from "../../locales/en/preview.json";

export type PreviewTexts = typeof en;

/** In the scripts of previews: in the pages' catalogues they would weigh in production. */
const texts: Readonly<Record<string, PreviewTexts>> = { de, en };

/** The words of previews in a language. */
export const previewTexts = (locale: string): PreviewTexts =>
  texts[locale] ?? en;
