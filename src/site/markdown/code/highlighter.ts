import { readFileSync } from "node:fs";
import { memoize } from "../../../lib/memoize";

/** Loads the highlighter once per process: creating one takes longer than highlighting a hundred posts. */
export const loadHighlighter = memoize(async () => {
  const [shiki, engine, { bundledLanguagesInfo }] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/oniguruma"),
    import("shiki/langs"),
  ]);
  const highlighter = await shiki.createHighlighterCore({
    themes: [shiki.createCssVariablesTheme({ fontStyle: false })],
    langs: [],
    engine: engine.createOnigurumaEngine(
      readFileSync(require.resolve("shiki/onig.wasm")),
    ),
  });
  /** All languages by id and alias. */
  const languages = new Map(
    bundledLanguagesInfo.flatMap((language) =>
      [language.id, ...(language.aliases ?? [])].map((name) => [
        name,
        language,
      ]),
    ),
  );
  return { highlighter, languages };
});
