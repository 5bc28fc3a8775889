import { nearest } from "../../../lib/nearest";
import type { CommentStyle } from "./commentStyle";
import { isLineMark, lineMarks } from "./lineMark";
import type { CodeProblem, LineMark } from "./lineMark";
import type { MarkedCode } from "./readComments";

const notation = /\s*\[!code ([^\]]+)\]/g;
/** Names that Shiki's transformers know beside ours. */
const others: Readonly<Record<string, LineMark>> = {
  "++": "ins",
  "--": "del",
  hl: "highlight",
};
const names = [...lineMarks, ...Object.keys(others), "word"];

/** Adds a line to the code, without its `[!code …]`, and what these mean. */
export function readNotation(
  line: string,
  at: number,
  { open, close }: CommentStyle,
  found: MarkedCode,
): void {
  const { lines } = found;
  if (!line.includes("[!code ") || !new RegExp(open, "i").test(line)) {
    lines.push(line);
    return;
  }
  const from = lines.length;
  const rest = line
    .replace(
      new RegExp(
        `\\s*(?:${open})(?:\\s*\\[!code [^\\]]+\\])+\\s*(?:${close})?\\s*$`,
        "i",
      ),
      "",
    )
    .replace(notation, "");
  if (rest.trim() !== "") lines.push(rest);
  for (const [, text = ""] of line.matchAll(notation)) {
    const problem = read(text.trim(), from, at, found);
    if (problem) found.problems.push({ at, ...problem });
  }
}

/** `highlight`, `++:3`, `word:text`, `word:text:2`. */
function read(
  text: string,
  from: number,
  at: number,
  { marked, words }: MarkedCode,
): CodeProblem | undefined {
  const [, word, many = Infinity] = /^word:(.+?)(?::(\d+))?$/.exec(text) ?? [];
  if (word !== undefined) {
    const plain = word.replace(/\\(.)/g, "$1");
    words.push({ text: plain, from, to: from + Number(many), at });
    return undefined;
  }
  const [, name = "", count = 1] = /^([^:]+)(?::(\d+))?$/.exec(text) ?? [];
  const mark = others[name] ?? name;
  if (isLineMark(mark)) {
    marked.push({ mark, from, to: from + Number(count) });
    return undefined;
  }
  const meant = nearest(name, names);
  return {
    message: `[!code ${text}] is no mark; it is left out.`,
    allowed: names.join(", "),
    fix: meant ? `Did you mean [!code ${meant}]?` : undefined,
  };
}
