import { isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Document } from "yaml";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** A parsed piece of YAML, and where its fields are. */
export type YamlSource = {
  /** Plain values: dates stay text, and so do numbers that don't print as written, such as 1.10. Empty where it can't be parsed. */
  data: Readonly<Record<string, unknown>>;
  /** The line of a field, or of its nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** At most one: what follows a syntax error is guesswork. */
  errors: Pick<Diagnostic, "reason" | "line" | "column" | "note">[];
};

export type FrontMatter = YamlSource & {
  /** What follows the front matter, after as many blank lines as that had, so that lines count from the file's start. */
  body: string;
};

const fenced = /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)/;
const opening = /^---[ \t]*\n[\w-]+[ \t]*:/;

/** Makes files of all editors alike: line ends become \n, and a byte order mark goes. */
export const normalizeText = (raw: string) =>
  raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Splits a text into its front matter, with its fences (`block`) and without, and what follows; empty where there is none. */
export function splitFrontMatter(text: string) {
  const [block = "", yaml = ""] = fenced.exec(text) ?? [];
  return { block, yaml, body: text.slice(block.length) };
}

/** Reads a Markdown file's front matter and body. */
export function parseFrontMatter(raw: string): FrontMatter {
  const text = normalizeText(raw);
  const { block, yaml, body } = splitFrontMatter(text);
  if (block === "") {
    const reason =
      "The front matter is not closed by a line with three hyphens.";
    const errors = opening.test(text) ? [{ reason, line: 1 }] : [];
    return { data: {}, lineOf: () => 1, errors, body: text };
  }
  const blankLines = block.replace(/[^\n]/g, "");
  return { ...parseYaml(yaml, 1), body: blankLines + body };
}

/**
 * Parses a YAML map and remembers where each field is.
 * @param linesBefore how many lines come before the YAML in its file
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
  if (errors.length > 0) return { data: {}, lineOf, errors };
  const { data, error } = toData(document);
  const first = { line: linesBefore + 1 };
  return { data, lineOf, errors: error ? [{ reason: error, ...first }] : [] };
}

function toData(document: Document): {
  data: YamlSource["data"];
  error?: string;
} {
  visit(document, {
    Scalar: (_, scalar) => {
      const { value, source } = scalar;
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

/** The offset of the key (in a map) or the item (in a list) at a path, or of its nearest parent that is there. */
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
