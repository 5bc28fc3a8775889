import type en from "../../locales/en/hint.json";

export type HintTexts = typeof en;

/**
 * The hint's words in a language, each from the language's own folder. They
 * are all in the hint's script: webpack takes them from the folders there are.
 */
export async function hintTexts(locale: string): Promise<HintTexts> {
  const file = (await import(
    /* webpackMode: "eager" */ `../../locales/${locale}/hint.json`
  )) as { default: HintTexts };
  return file.default;
}
