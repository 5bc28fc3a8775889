/** Keys that code calls for by their whole names, and where each may be. */
export type CalledKey = { key: string; namespaces: readonly string[] };

const comment = /^\s*(?:\/\/|\/?\*).*$/gm;
const hook = /\{[^{}]*\} = useTranslation\(\s*"(\w+)"/g;
const call = /(?<![\w.])(?:t|rich)\(\s*"([\w.]+)"/g;
const partCall = /(?<![\w.])ui\(\s*"(\w+)"/g;

/** Another function of that name, which may know other keys. */
const otherCall =
  /\b(?:const|let|var|function)\s+(?:t|rich|ui)\b|[(,{]\s*(?:t|rich|ui)\??:|\b(?:t|rich|ui)\)?\s*=>/;

const firsts = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * Finds them without a compiler, which tells more (see usedKeys) and may not be
 * installed where the site is built. Where it can't be sure, it finds nothing.
 */
export function keysCalledFor(code: string): CalledKey[] {
  if (!/useTranslation\(|ui\(/.test(code)) return [];
  const text = code.replaceAll(comment, "");
  if (otherCall.test(text)) return [];
  const namespaces = firsts(text, hook);
  const isTold = text.split("useTranslation(").length === namespaces.length + 1;
  const own = isTold && namespaces.length > 0 ? firsts(text, call) : [];
  const parts = firsts(text, partCall).map((name) => `parts.${name}`);
  return [
    ...own.map((key) => ({ key, namespaces })),
    ...parts.map((key) => ({ key, namespaces: ["content"] })),
  ];
}
