/** How comments begin and end that may hold marks, as patterns. */
export type CommentStyle = { open: string; close: string };

const code: CommentStyle = {
  open: String.raw`\{/\*|/\*|//|<!--|#|--|;+|%|\brem\b`,
  close: String.raw`\*/\}|\*/|-->`,
};
/** So that a text about code can show marks that are not its own. */
const markup: CommentStyle = {
  open: String.raw`\{/\*|<!--`,
  close: code.close,
};
const quote: CommentStyle = { open: `'|"|${code.open}`, close: code.close };

const styles: Readonly<Record<string, CommentStyle | null>> = {
  markdown: markup,
  md: markup,
  mdx: markup,
  vb: quote,
  vim: quote,
  viml: quote,
  vimscript: quote,
  diff: null,
};

/**
 * Comments of a language, or null where it has none. Most share one list: no
 * language has a line that would be a mark by mistake.
 */
export const commentStyle = (
  language: string,
  isPlain: boolean,
): CommentStyle | null =>
  isPlain
    ? null
    : Object.hasOwn(styles, language)
      ? (styles[language] ?? null)
      : code;
