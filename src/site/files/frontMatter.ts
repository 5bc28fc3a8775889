import { normalizeText, parseYaml } from "./parseYaml";
import type { YamlSource } from "./parseYaml";

export type FrontMatter = YamlSource & {
  /** The text after the front matter, whose lines are blank, so that line numbers are those of the file. */
  body: string;
};

const fenced = /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)/;
const opening = /^---[ \t]*\n[\w-]+[ \t]*:/;
/** Matches the fences of TOML and JSON, those that name a language, and lines too long. */
const foreign = /^(?:\+\+\+|;;;|----+|--- ?[a-z]+)[ \t]*\n/;
const late = /^\s+---[ \t]*\n[\w-]+[ \t]*:[^]*?\n---[ \t]*(?:\n|$)/;

const fenceFaults = [
  [opening, "The front matter is not closed by a line with three hyphens."],
  [late, "Front matter begins in the first line of a file."],
  [foreign, "Front matter is YAML between two lines with three hyphens."],
] as const;

/** Splits a text into its front matter, with its fences (`block`) and without, and its body. */
export function splitFrontMatter(text: string) {
  const [block = "", yaml = ""] = fenced.exec(text) ?? [];
  return { block, yaml, body: text.slice(block.length) };
}

/** Leaves the lines of a block at the start of a text blank, so that line numbers below it stay. */
export const blankOut = (block: string, text: string): string =>
  block.replace(/[^\n]/g, "") + text.slice(block.length);

/** Parses the front matter of a Markdown file. */
export function parseFrontMatter(raw: string): FrontMatter {
  const text = normalizeText(raw);
  const { block, yaml } = splitFrontMatter(text);
  if (block === "") {
    const diagnostics = fenceFaults
      .filter(([fault]) => fault.test(text))
      .map(([, reason]) => ({ reason, fatal: true, line: 1 }));
    return { data: {}, lineOf: () => 1, diagnostics, body: text };
  }
  return { ...parseYaml(yaml, 1), body: blankOut(block, text) };
}
