/** What a line of code can be marked as. */
export const lineMarks = [
  "highlight",
  "ins",
  "del",
  "focus",
  "error",
  "warning",
] as const;
export type LineMark = (typeof lineMarks)[number];

export const isLineMark = (name: string): name is LineMark =>
  (lineMarks as readonly string[]).includes(name);

/** Whether a language is plain text on purpose. */
export const isPlainText = (language: string) =>
  /^(?:|text|txt|plain|plaintext|console)$/.test(language);

/** All options that a block of code has by name. */
export const codeOptions = [
  "title",
  "showLineNumbers",
  "wrap",
  ...lineMarks,
  "{lines}",
  "/word/",
];

export type CodeMeta = {
  /** In lower case; empty where the fence names none. */
  language: string;
  /** Whether the lines are those of a change, each behind a sign. */
  isDiff: boolean;
  title?: string;
  /** What the first line is numbered with, where lines are. */
  firstNumber?: number;
  /** Whether long lines break from the start. */
  isWrapped: boolean;
  /** Lines to mark, as written: `1,4-6`. */
  ranges: { mark: LineMark; lines: string }[];
  /** Words to mark, as Shiki's transformers read them: `/word/ /other/`. */
  words: string;
  unknown: string[];
};

/** `{1,4-6}`, `/word/`, `name`, `name=…`, or what is none of them. */
const option =
  /\{([^}]*)\}|(\/(?:\\.|[^/\\])+\/)|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*)))?(?=\s|\{|$)|(\S+)/g;

/**
 * Reads what stands behind the three backticks of a block of code.
 * @example parseCodeMeta("ts", 'title="a.ts" {1,4-6} showLineNumbers=5 /word/')
 */
export function parseCodeMeta(info: string, meta: string): CodeMeta {
  // Some write the lines right behind the language: ts{1,4-6}
  const [, name = "", rest = ""] = /^([^{]*)(.*)$/s.exec(info) ?? [];
  const [, diff, language = ""] =
    /^(diff-)?(.*)$/s.exec(name.toLowerCase()) ?? [];
  const read: CodeMeta = {
    language,
    isDiff: diff !== undefined,
    isWrapped: false,
    ranges: [],
    words: "",
    unknown: [],
  };
  for (const found of `${rest} ${meta}`.matchAll(option)) {
    const [text, lines, word, key, double, single, braces, bare] = found;
    const value = double ?? single ?? braces ?? bare;
    if (lines !== undefined) read.ranges.push({ mark: "highlight", lines });
    else if (word !== undefined) read.words += `${word} `;
    else if (key !== undefined && isLineMark(key) && value)
      read.ranges.push({ mark: key, lines: value });
    else if (key === "title" && value) read.title = value;
    else if (key === "showLineNumbers" && /^\d*$/.test(value ?? ""))
      read.firstNumber = Number(value ?? 1);
    else if (key === "wrap") read.isWrapped = true;
    else read.unknown.push(key ?? text);
  }
  return read;
}
