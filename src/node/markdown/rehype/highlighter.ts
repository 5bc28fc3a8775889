import type { Element } from "hast";
import type { HighlighterCore, ShikiTransformer } from "shiki/core";
import type { BundledLanguage } from "shiki/langs";
import { once } from "../../../lib/once";

/** Names that are plain text on purpose. */
const plain = /^(?:|text|txt|plain|plaintext|console)$/;
const theme = "css-variables";

/** One highlighter a process: making one costs more than highlighting a hundred posts. */
const getHighlighter = once(async () => {
  const [shiki, engine, languages] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/javascript"),
    import("shiki/langs"),
  ]);
  const core: HighlighterCore = await shiki.createHighlighterCore({
    themes: [
      shiki.createCssVariablesTheme({
        name: theme,
        variablePrefix: "--tk-",
        fontStyle: false,
      }),
    ],
    langs: [],
    engine: engine.createJavaScriptRegexEngine({ forgiving: true }),
  });
  return { core, ...languages };
});

export type Highlighted = {
  /** The `<code>` element, as Shiki yields it. */
  code: Element;
  /** What people call the language; undefined for plain text. */
  languageName?: string;
  /** The languages that there are, where this is none of them. */
  knownLanguages?: string[];
};

export const isPlainText = (language: string) => plain.test(language);

/** Highlights code at build; nothing of this runs in the browser. */
export async function highlight(
  code: string,
  language: string,
  words: string,
  transformers: ShikiTransformer[],
): Promise<Highlighted> {
  const { core, bundledLanguages, bundledLanguagesInfo } =
    await getHighlighter();
  const isKnown = Object.hasOwn(bundledLanguages, language);
  if (isKnown && !core.getLoadedLanguages().includes(language)) {
    await core.loadLanguage(bundledLanguages[language as BundledLanguage]);
  }
  const root = core.codeToHast(code, {
    lang: isKnown ? language : "text",
    theme,
    transformers,
    meta: { __raw: words },
    // The default gives up on a line after half a second: a busy machine would colour less.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
  });
  const [pre] = root.children as Element[];
  const found = bundledLanguagesInfo.find(
    ({ id, aliases = [] }) => id === language || aliases.includes(language),
  );
  return {
    code: pre?.children[0] as Element,
    languageName: found?.name,
    knownLanguages:
      isKnown || isPlainText(language)
        ? undefined
        : Object.keys(bundledLanguages),
  };
}
