import { nearest } from "../../../lib/nearest";
import { isLineMark, lineMarks } from "./lineMark";
import type { CodeProblem, LineMark } from "./lineMark";

export type Fence = {
  /** In lower case; empty where the fence names none. */
  language: string;
  title?: string;
  /** What the first line is numbered with, where lines are. */
  firstNumber?: number;
  /** Whether long lines break from the start. */
  isWrapped: boolean;
  /** Lines to mark, as written: `1,4-6`. */
  ranges: { mark: LineMark; lines: string }[];
  words: string[];
  problems: CodeProblem[];
};

const options = ["title", "showLineNumbers", "wrap", ...lineMarks];

/** `{1,4-6}`, `/word/`, `name`, `name=…`, or what is none of them. */
const item =
  /\{([^}]*)\}|\/((?:\\.|[^/\\])+)\/|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*)))?(?=\s|\{|$)|(\S+)/g;

/**
 * Reads what stands behind the three backticks of a block of code.
 * @example readFence("ts", 'title="a.ts" {1,4-6} showLineNumbers=5 /word/')
 */
export function readFence(info: string, meta: string): Fence {
  // Some write the lines right behind the language: ts{1,4-6}
  const [, language = "", rest = ""] = /^([^{]*)(.*)$/s.exec(info) ?? [];
  const fence: Fence = {
    language: language.toLowerCase(),
    isWrapped: false,
    ranges: [],
    words: [],
    problems: [],
  };
  for (const found of `${rest} ${meta}`.matchAll(item)) {
    const [all, lines, word, name, double, single, braces, bare] = found;
    const value = double ?? single ?? braces ?? bare;
    if (lines !== undefined) fence.ranges.push({ mark: "highlight", lines });
    else if (word !== undefined) fence.words.push(unescape(word));
    else if (name === undefined) fence.problems.push(strange(all));
    else take(fence, name, value);
  }
  return fence;
}

const unescape = (word: string) => word.replace(/\\(.)/g, "$1");

function take(fence: Fence, name: string, value: string | undefined): void {
  const { problems } = fence;
  if (isLineMark(name)) {
    if (value) fence.ranges.push({ mark: name, lines: value });
    else problems.push(withoutLines(name));
  } else if (name === "title") {
    if (value) fence.title = value;
    else problems.push(emptyTitle);
  } else if (name === "showLineNumbers") {
    if (value === undefined || /^\d+$/.test(value)) {
      fence.firstNumber = Number(value ?? 1);
    } else problems.push(noNumber(value));
  } else if (name === "wrap") {
    fence.isWrapped = true;
  } else problems.push(strange(name));
}

const allowed = `${options.join(", ")}, {lines}, /word/`;

function strange(text: string): CodeProblem {
  const meant = nearest(text, options);
  return {
    message: `"${text}" is nothing that a block of code understands; it is ignored.`,
    allowed,
    fix: meant ? `Did you mean "${meant}"?` : undefined,
  };
}

const withoutLines = (mark: LineMark): CodeProblem => ({
  message: `"${mark}" does not say which lines it means; it is ignored.`,
  fix: `Write ${mark}={1,4-6}.`,
});

const emptyTitle: CodeProblem = {
  message: "The title of this block of code is empty.",
  fix: 'Write title="example.ts".',
};

const noNumber = (value: string): CodeProblem => ({
  message: `showLineNumbers=${value} is no number; the lines have none.`,
  fix: "Write showLineNumbers, or showLineNumbers=5 to begin with 5.",
});
