import type en from "../../locales/en/hint.json";

export type HintTexts = typeof en;

const names = ["label", "text", "link", "close"] as const;

/**
 * The hint's words in a language, each from the language's own folder; fails
 * where one is missing, for English is not what it would offer. They
 * are all in the hint's script: webpack takes them from the folders there are.
 */
export async function hintTexts(locale: string): Promise<HintTexts> {
  const file = (await import(
    /* webpackMode: "eager" */ `../../locales/${locale}/hint.json`
  )) as { default: HintTexts };
  const texts = file.default;
  const isWhole = names.every((name) => texts[name]);
  if (!isWhole) throw new Error(`locales/${locale}/hint.json has gaps`);
  return texts;
}
