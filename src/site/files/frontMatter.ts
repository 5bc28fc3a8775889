import { isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Document } from "yaml";
import { removeControls } from "../../lib/escape";
import type { Diagnostic } from "../diagnostics/diagnostic";

/** Parsed YAML with the lines of its fields. */
export type YamlSource = {
  /** Plain values: dates are text, and so are numbers that JavaScript would print differently, such as 1.10. Empty if the YAML can't be parsed. */
  data: Readonly<Record<string, unknown>>;
  /** Returns the line of a field, or of its nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** At most one: a parser can only guess what follows a syntax error. */
  errors: Finding[];
  /** Texts that YAML cuts at a "#". */
  warnings: Finding[];
};

type Finding = Pick<
  Diagnostic,
  "reason" | "line" | "column" | "actual" | "note"
>;

export type FrontMatter = YamlSource & {
  /** The text after the front matter, whose lines are blank, so that line numbers are those of the file. */
  body: string;
};

const fenced = /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)/;
const opening = /^---[ \t]*\n[\w-]+[ \t]*:/;
/** Matches the fences of TOML and JSON, and of lines too long. */
const foreign = /^(?:\+\+\+|;;;|----+)[ \t]*\n/;
const late = /^\s+---[ \t]*\n[\w-]+[ \t]*:[^]*?\n---[ \t]*(?:\n|$)/;

const fenceFaults = [
  [opening, "The front matter is not closed by a line with three hyphens."],
  [late, "Front matter begins in the first line of a file."],
  [foreign, "Front matter is YAML between two lines with three hyphens."],
] as const;

/** Normalizes line ends to \n and removes control characters and byte order marks. */
export const normalizeText = (raw: string) =>
  removeControls(raw.replace(/\r\n?/g, "\n"));

/** Matches signs that turn the direction of what follows, beyond the field that they are in. */
const overrides = /[\u202d\u202e]/g;

/** Splits a text into its front matter, with its fences (`block`) and without, and its body. */
export function splitFrontMatter(text: string) {
  const [block = "", yaml = ""] = fenced.exec(text) ?? [];
  return { block, yaml, body: text.slice(block.length) };
}

/** Parses the front matter of a Markdown file. */
export function parseFrontMatter(raw: string): FrontMatter {
  const text = normalizeText(raw);
  const { block, yaml, body } = splitFrontMatter(text);
  if (block === "") {
    const errors = fenceFaults
      .filter(([fault]) => fault.test(text))
      .map(([, reason]) => ({ reason, line: 1 }));
    return { data: {}, lineOf: () => 1, errors, warnings: [], body: text };
  }
  const blankLines = block.replace(/[^\n]/g, "");
  return { ...parseYaml(yaml, 1), body: blankLines + body };
}

/**
 * Parses a YAML map.
 * @param linesBefore the number of lines before the YAML in its file
 */
export function parseYaml(raw: string, linesBefore = 0): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(normalizeText(raw), {
    lineCounter: counter,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const errors = document.errors
    .slice(0, 1)
    .map(({ code, message, pos: [offset] }) => ({
      reason: message,
      line: lineAt(offset),
      column: counter.linePos(offset).col,
      note:
        code === "BLOCK_AS_IMPLICIT_KEY"
          ? 'Put a value with a colon in quotes, such as title: "Note: why".'
          : undefined,
    }));
  const lineOf = (path: readonly PropertyKey[]) => {
    const offset = findOffset(document, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  if (errors.length > 0) return { data: {}, lineOf, errors, warnings: [] };
  const { data, error } = toData(document);
  const first = { line: linesBefore + 1 };
  return {
    data,
    lineOf,
    errors: error ? [{ reason: error, ...first }] : [],
    warnings: findCutTexts(document, lineAt),
  };
}

/** Matches what follows a "#" that was hardly meant to begin a comment, as in "Round #72". */
const meantAsText = /^(?:\S| \d+$)/;

function findCutTexts(
  document: Document,
  lineAt: (offset: number) => number,
): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar: (_, { type, value, comment, range }) => {
      if (type !== "PLAIN" || typeof value !== "string") return;
      if (!comment || !meantAsText.test(comment)) return;
      found.push({
        reason: `YAML takes "#${comment}" for a comment.`,
        line: range ? lineAt(range[0]) : undefined,
        actual: value,
        note: `Put the text in quotes: ${JSON.stringify(`${value} #${comment}`)}.`,
      });
    },
  });
  return found;
}

function toData(document: Document): {
  data: YamlSource["data"];
  error?: string;
} {
  visit(document, {
    Scalar: (_, scalar) => {
      const { value, source } = scalar;
      // Escapes such as "\b" may write what a file does not hold.
      if (typeof value === "string")
        scalar.value = removeControls(value).replace(overrides, "");
      const isAsWritten = typeof value !== "number" || String(value) === source;
      if (!isAsWritten && source !== undefined) scalar.value = source;
    },
  });
  try {
    const data: unknown = document.toJS() ?? {};
    // Throws for an alias that contains itself.
    JSON.stringify(data);
    return isRecord(data)
      ? { data }
      : { data: {}, error: "Expected fields, each on a line such as title: …" };
  } catch (error) {
    const [message = ""] = (error as Error).message.split("\n");
    return { data: {}, error: `Invalid alias: ${message}.` };
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Finds the offset of a key or list item by its path, or of its nearest parent that exists. */
function findOffset(
  document: Document,
  path: readonly PropertyKey[],
): number | undefined {
  if (path.length === 0) return undefined;
  const parent = document.getIn(path.slice(0, -1), true);
  const step = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(step))
    : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) && node.range
    ? node.range[0]
    : findOffset(document, path.slice(0, -1));
}
