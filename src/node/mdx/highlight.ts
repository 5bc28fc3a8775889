import type { HighlighterCore } from "shiki/core";
import type { BundledLanguage } from "shiki/langs";

/** Names that are text on purpose, so that nobody is warned of them. */
const plain = new Set(["", "text", "txt", "plain", "plaintext", "console"]);
const themeName = "css-variables";
const tokenColour = /^var\(--tk-(?:token-)?([\w-]+)\)$/;

type Highlighter = { core: HighlighterCore; languages: Languages };
type Languages = typeof import("shiki/langs").bundledLanguages;

let ready: Promise<Highlighter> | undefined;

/** One highlighter a process: making one costs more than highlighting a hundred posts. */
async function createHighlighter(): Promise<Highlighter> {
  const [shiki, engine, { bundledLanguages }] = await Promise.all([
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
  return { core, languages: bundledLanguages };
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const loaded = new Set<string>();

async function load(language: string): Promise<HighlighterCore | null> {
  const { core, languages } = await (ready ??= createHighlighter());
  if (!(language in languages)) return null;
  if (!loaded.has(language)) {
    await core.loadLanguage(languages[language as BundledLanguage]);
    loaded.add(language);
  }
  return core;
}

/** All language names a code fence may carry. */
export const knownLanguages = async () =>
  Object.keys((await (ready ??= createHighlighter())).languages);

/**
 * Highlights code into HTML with one class a token (`tk-keyword`, …): the
 * style sheet colours them in both modes, and nothing of this runs in the
 * browser. `isKnown` is false where the language is not one of Shiki's.
 */
export async function highlight(
  code: string,
  language: string,
): Promise<{ html: string; isKnown: boolean }> {
  const name = language.toLowerCase();
  const highlighter = plain.has(name) ? null : await load(name);
  if (!highlighter) return { html: escapeHtml(code), isKnown: plain.has(name) };
  const lines = highlighter.codeToTokensBase(code, {
    lang: name,
    theme: themeName,
    // The default gives up on a line after half a second: a busy machine would colour less.
    tokenizeTimeLimit: 0,
  });
  const html = lines
    .map((line) => mergeTokens(line).map(tokenHtml).join(""))
    .join("\n");
  return { html, isKnown: true };
}

type Token = { content: string; color?: string };

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

function tokenHtml({ content, color = "" }: Token): string {
  const kind = tokenColour.exec(color)?.[1];
  const text = escapeHtml(content);
  return kind && kind !== "foreground"
    ? `<span class="tk-${kind}">${text}</span>`
    : text;
}
