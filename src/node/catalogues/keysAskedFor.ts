import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Whether code seems to ask for a key of a namespace. */
export type AsksFor = (namespace: string, key: string) => boolean;

type CodeFile = { text: string; words: ReadonlySet<string> };

const isCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);

/** "mode." of `mode.${mode}`: what keys that code puts together begin with. */
const beginnings = ({ text }: CodeFile) =>
  [...text.matchAll(/([\w.]*[._])\$\{/g)].map(([, begin = ""]) => begin);

const readFile = (text: string): CodeFile => ({
  text: text.toLowerCase(),
  words: new Set(text.match(/\w+/g)),
});

/**
 * Judges keys by the words of the code that speaks of their namespace. Parsing
 * tells more (see usedKeys), and takes a build a second and a compiler that it
 * may not have. Without code, every key counts as asked for.
 */
export function asksIn(texts: readonly string[]): AsksFor {
  const files = texts.map(readFile);
  return (namespace, key) => {
    if (files.length === 0) return true;
    // Texts of parts are taken by functions that name no namespace.
    const own =
      namespace === "content"
        ? files
        : files.filter(({ text }) => text.includes(namespace.toLowerCase()));
    const leaf = key.split(".").at(-1) ?? key;
    const isBegun = (begin: string) =>
      [key, leaf].some((name) => name.toLowerCase().startsWith(begin));
    return (
      key
        .split(".")
        .every((name) => own.some(({ words }) => words.has(name))) ||
      own.flatMap(beginnings).some((begin) => begin !== "_" && isBegun(begin))
    );
  };
}

/** The code of src/, a text for each file; none where there is no code of a site. */
export function codeIn(root: string): string[] {
  const src = path.join(root, "src");
  if (!existsSync(path.join(src, "i18n"))) return [];
  const names = readdirSync(src, { recursive: true, encoding: "utf8" });
  return names
    .filter(isCode)
    .map((name) => readFileSync(path.join(src, name), "utf8"));
}
