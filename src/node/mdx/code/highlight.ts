import type { HighlighterCore } from "shiki/core";
import type { BundledLanguage } from "shiki/langs";

/** Names that are text on purpose, so that nobody is warned of them. */
const plain = new Set(["", "text", "txt", "plain", "plaintext", "console"]);
const themeName = "css-variables";

type Languages = typeof import("shiki/langs").bundledLanguages;
type Highlighter = {
  core: HighlighterCore;
  languages: Languages;
  /** What people call them, by every name that a fence may carry. */
  names: ReadonlyMap<string, string>;
};

/** A piece of a line, and the variable of its colour. */
export type Token = { content: string; color?: string };

let ready: Promise<Highlighter> | undefined;

/** One highlighter a process: making one costs more than highlighting a hundred posts. */
async function createHighlighter(): Promise<Highlighter> {
  const [shiki, engine, { bundledLanguages, bundledLanguagesInfo }] =
    await Promise.all([
      import("shiki/core"),
      import("shiki/engine/javascript"),
      import("shiki/langs"),
    ]);
  const { createCssVariablesTheme, createHighlighterCore } = shiki;
  const theme = createCssVariablesTheme({
    name: themeName,
    variablePrefix: "--tk-",
    fontStyle: false,
  });
  const core = await createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: engine.createJavaScriptRegexEngine({ forgiving: true }),
  });
  const names = bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) =>
    [id, ...aliases].map((one) => [one, name] as const),
  );
  return { core, languages: bundledLanguages, names: new Map(names) };
}

const loaded = new Set<string>();

async function load(language: string): Promise<Highlighter | null> {
  const highlighter = await (ready ??= createHighlighter());
  const { core, languages } = highlighter;
  if (!(language in languages)) return null;
  if (!loaded.has(language)) {
    await core.loadLanguage(languages[language as BundledLanguage]);
    loaded.add(language);
  }
  return highlighter;
}

/** All language names a code fence may carry. */
export const knownLanguages = async () =>
  Object.keys((await (ready ??= createHighlighter())).languages);

/** Whether a language is text on purpose. */
export const isPlainText = (language: string) => plain.has(language);

export type Highlighted = {
  lines: readonly (readonly Token[])[];
  /** What people call the language; undefined where there is none. */
  name?: string;
  /** False where the language is not one of Shiki's. */
  isKnown: boolean;
};

/** What was highlighted last: translations of a text, read one after the other, show the same code. */
const recent = new Map<string, Highlighted>();
/** More blocks than a long text has; some kilobytes each. */
const mostRecent = 200;

/**
 * Reads code into tokens, whose class (`tk-keyword`, …) the style sheet
 * colours in both modes; nothing of this runs in the browser.
 */
export async function highlight(
  lines: readonly string[],
  language: string,
): Promise<Highlighted> {
  const highlighter = plain.has(language) ? null : await load(language);
  if (!highlighter) {
    const tokens = lines.map((content) => [{ content }]);
    return { lines: tokens, isKnown: plain.has(language) };
  }
  const code = lines.join("\n");
  const key = `${language}\n${code}`;
  const highlighted =
    recent.get(key) ?? tokenize(highlighter, { code, language });
  recent.set(key, highlighted);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest) recent.delete(oldest);
  return highlighted;
}

function tokenize(
  { core, names }: Highlighter,
  { code, language }: { code: string; language: string },
): Highlighted {
  const tokens = core.codeToTokensBase(code, {
    lang: language,
    theme: themeName,
    // The default gives up on a line after half a second: a busy machine would colour less.
    tokenizeTimeLimit: 0,
  });
  return {
    lines: tokens.map(mergeTokens),
    name: names.get(language),
    isKnown: true,
  };
}

/** Neighbours of one colour, and the spaces between them, become one token. */
function mergeTokens(line: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const { content, color } of line) {
    const last = merged.at(-1);
    const isBlank = content.trim() === "";
    if (last && (last.color === color || isBlank)) last.content += content;
    else merged.push({ content, color: isBlank ? undefined : color });
  }
  return merged;
}
