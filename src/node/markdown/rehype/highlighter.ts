import type { Element } from "hast";
import type { HighlighterCore } from "shiki/core";
import type { BundledLanguage } from "shiki/langs";
import { once } from "../../once";
import { isPlainText } from "./codeMeta";
import type { CodeMeta } from "./codeMeta";
import { createTransformers } from "./codeTransformers";

const theme = "css-variables";

/** One highlighter a process: making one costs more than highlighting a hundred posts. */
const getHighlighter = once(async () => {
  const [shiki, engine, { bundledLanguages, bundledLanguagesInfo }] =
    await Promise.all([
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
  const names = new Map(
    bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) =>
      [id, ...aliases].map((one) => [one, name] as const),
    ),
  );
  return { core, bundledLanguages, names };
});

export type Highlighted = {
  /** The `<code>` element, as Shiki yields it. */
  code: Element;
  /** What people call the language; undefined for plain text. */
  languageName?: string;
  /** The languages that there are, where this is none of them. */
  knownLanguages?: string[];
};

/** Highlights code at build; nothing of this runs in the browser. */
export async function highlight(
  code: string,
  meta: CodeMeta,
): Promise<Highlighted> {
  const { language } = meta;
  const { core, bundledLanguages, names } = await getHighlighter();
  const isKnown = Object.hasOwn(bundledLanguages, language);
  if (isKnown && !core.getLoadedLanguages().includes(language)) {
    await core.loadLanguage(bundledLanguages[language as BundledLanguage]);
  }
  const root = core.codeToHast(code, {
    lang: isKnown ? language : "text",
    theme,
    transformers: createTransformers(meta),
    meta: { __raw: meta.words },
    // The default gives up on a line after half a second: a busy machine would colour less.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
  });
  const [pre] = root.children as Element[];
  return {
    code: pre?.children[0] as Element,
    languageName: names.get(language),
    knownLanguages:
      isKnown || isPlainText(language)
        ? undefined
        : Object.keys(bundledLanguages),
  };
}
