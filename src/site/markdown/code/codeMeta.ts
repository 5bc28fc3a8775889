/** The marks of lines. */
export const lineMarks = ["highlight", "ins", "del"] as const;
export type LineMark = (typeof lineMarks)[number];

export const isLineMark = (name: string): name is LineMark =>
  (lineMarks as readonly string[]).includes(name);

/** True for languages that ask for plain text. */
export const isPlainText = (language: string) =>
  /^(?:|text|txt|plain|plaintext|console)$/.test(language);

/** The options of a code block, as messages list them. */
export const codeOptions = [
  'title="…"',
  "showLineNumbers",
  "wrap",
  ...lineMarks.map((mark) => `${mark}={lines}`),
  "{lines}",
];

export type CodeMeta = {
  /** In lower case; empty without one. */
  language: string;
  /** True if lines of a diff begin with a sign. */
  isDiff: boolean;
  title?: string;
  /** The number of the first line, if lines have numbers. */
  firstNumber?: number;
  /** True if long lines are wrapped. */
  isWrapped: boolean;
  /** The lines with a mark, such as `1,4-6`. */
  ranges: { mark: LineMark; lines: string }[];
  unknown: string[];
};

/** Matches `{1,4-6}`, `name`, `name=…`, or any other word. */
const option =
  /\{([^{}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*)))?(?=\s|\{|$)|(\S+)/g;

/**
 * Parses the text after the three backticks of a code block.
 * @example parseCodeMeta("ts", 'title="a.ts" {1,4-6} showLineNumbers=5')
 */
export function parseCodeMeta(info: string, meta: string): CodeMeta {
  // The lines may follow the language without a space: ts{1,4-6}
  const [, name = "", rest = ""] = /^([^{]*)(.*)$/s.exec(info) ?? [];
  const [, diff, language = ""] =
    /^(diff-)?(.*)$/s.exec(name.toLowerCase()) ?? [];
  const read: CodeMeta = {
    language,
    isDiff: diff !== undefined,
    isWrapped: false,
    ranges: [],
    unknown: [],
  };
  for (const match of `${rest} ${meta}`.matchAll(option)) {
    const [text, lines, key, double, single, braces, bare] = match;
    const value = double ?? single ?? braces ?? bare;
    if (lines !== undefined) read.ranges.push({ mark: "highlight", lines });
    else if (key !== undefined && isLineMark(key) && value)
      read.ranges.push({ mark: key, lines: value });
    else if (key === "title" && value) read.title = value;
    else if (key === "showLineNumbers" && /^\d*$/.test(value ?? ""))
      read.firstNumber = Number(value ?? 1);
    else if (key === "wrap" && value === undefined) read.isWrapped = true;
    else read.unknown.push(text);
  }
  return read;
}
