import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { Document, YAMLError } from "yaml";
import { removeControls } from "../../lib/escape";
import type { Diagnostic } from "../diagnostics/diagnostic";

/** Parsed YAML with the lines of its fields. */
export type YamlSource = {
  /** Plain values: dates are text, and so are numbers that JavaScript would print differently, such as 1.10. Empty if the YAML can't be parsed. */
  data: Readonly<Record<string, unknown>>;
  /** Returns the line of a field, or of its nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** At most one error, since a parser can only guess what follows a syntax error; and texts that YAML cuts at a "#". */
  diagnostics: Finding[];
};

type Finding = Omit<Diagnostic, "file">;

/** The error of a file in another encoding, whose letters outside ASCII can't be read. */
export const notUtf8: Finding = {
  reason: "This file is not UTF-8.",
  fatal: true,
  note: "Save the file as UTF-8.",
};

/** Normalizes line ends to \n and removes control characters and byte order marks. */
export const normalizeText = (raw: string) =>
  removeControls(raw.replace(/\r\n?/g, "\n"));

/** Matches signs that turn the direction of what follows, beyond the field that they are in. */
const overrides = /[\u202d\u202e]/g;

/** Our words for what the parser says in its own. */
const reasons: Partial<Record<YAMLError["code"], string>> = {
  NON_STRING_KEY: "The name of a field has to be text.",
  MULTIPLE_DOCS: "A line with three hyphens ends the fields above it.",
};

/** Matches errors of texts that begin with a sign of YAML's, such as # or !. */
const sign = /^(?:Comments|Tags and anchors) must be/;

const quote =
  'Put a text that begins with a sign in quotes, such as title: "@home".';
const notes: Partial<Record<YAMLError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'Put a value with a colon in quotes, such as title: "Note: why".',
  MISSING_CHAR:
    "A field is a name, a colon, a space and a value; quotes end as they begin.",
  BAD_SCALAR_START: quote,
  UNEXPECTED_TOKEN:
    'Put all of the text in quotes that it does not have: title: "It\'s [new]", or \'He said "no"\'.',
  TAG_RESOLVE_FAILED: quote,
  BAD_ALIAS: quote,
};

/**
 * Parses a YAML map.
 * @param linesBefore the number of lines before the YAML in its file
 */
export function parseYaml(raw: string, linesBefore = 0): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(normalizeText(raw), {
    lineCounter: counter,
    merge: true,
    prettyErrors: false,
    stringKeys: true,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const describe = ({ name, code, message, pos: [offset] }: YAMLError) => ({
    reason: reasons[code] ?? message,
    fatal: name === "YAMLParseError",
    line: lineAt(offset),
    column: counter.linePos(offset).col,
    note: sign.test(message) ? quote : notes[code],
  });
  const errors: Finding[] = document.errors.slice(0, 1).map(describe);
  const lineOf = (path: readonly PropertyKey[]) => {
    const offset = findOffset(document, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  visit(document, {
    Alias: (_, alias, parents) => {
      const target = alias.resolve(document);
      const isInside = parents.some((parent) => parent === target);
      if (errors.length > 0 || (target && !isInside)) return;
      errors.push({
        reason: isInside
          ? `"*${alias.source}" refers to the value that it is in.`
          : `YAML takes "*${alias.source}" for a reference to another value.`,
        fatal: true,
        line: alias.range ? lineAt(alias.range[0]) : undefined,
        note: notes.BAD_ALIAS,
      });
    },
  });
  if (errors.length > 0) return { data: {}, lineOf, diagnostics: errors };
  const { data, error: reason } = toData(document);
  if (reason) errors.push({ reason, fatal: true, line: linesBefore + 1 });
  const warnings = [
    ...document.warnings.map(describe),
    ...findCutTexts(document, lineAt),
  ];
  return { data, lineOf, diagnostics: [...errors, ...warnings] };
}

/** Matches what follows a "#" that was hardly meant to begin a comment, as in "Round #72". */
const meantAsText = /^(?:\S| \d+$)/;

function findCutTexts(
  document: Document,
  lineAt: (offset: number) => number,
): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Pair: (_, { key, value }, parents) => {
      const map = parents.at(-1);
      if (value !== null || !isMap(map) || !map.flow || !isScalar(key)) return;
      findings.push({
        reason: `YAML takes "${String(key.value)}" for the name of a field.`,
        fatal: false,
        line: key.range ? lineAt(key.range[0]) : undefined,
        note: "In braces a comma ends a text or a number: put what has one in quotes.",
      });
    },
    Scalar: (_, { type, value, comment, range }) => {
      if (type !== "PLAIN" || (typeof value !== "string" && value !== null))
        return;
      if (!comment || !meantAsText.test(comment)) return;
      const written = value === null ? `#${comment}` : `${value} #${comment}`;
      findings.push({
        reason: `YAML takes "#${comment}" for a comment.`,
        fatal: false,
        line: range ? lineAt(range[0]) : undefined,
        actual: value ?? undefined,
        note: `Put the text in quotes: ${JSON.stringify(written)}.`,
      });
    },
  });
  return findings;
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
