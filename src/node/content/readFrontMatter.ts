import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { Document, Node } from "yaml";
import {
  endlessFault,
  lateEnd,
  lateStart,
  shapeFault,
} from "./frontMatterFaults";

export type FrontMatterSource = {
  /** The YAML as plain values; dates stay strings. Null when it can't be read. */
  data: unknown;
  /** Text after the front matter, preceded by as many blank lines as it had, so that lines count from the file's start. */
  body: string;
  /** Line of a field, or of the nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** A field as it is written; undefined for maps and lists. */
  textOf: (path: readonly PropertyKey[]) => string | undefined;
  syntaxErrors: { line: number; column?: number; message: string }[];
};

/** What is known of fields where none are read. */
const nothing = { lineOf: () => 1, textOf: () => undefined };

const fence = /^---[ \t]*\n([\s\S]*?)(?:^---[ \t]*(?:\n|$))/m;

/** Line ends become \n and a byte order mark goes, so that files from any editor read alike. */
export const normaliseText = (raw: string) =>
  raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Splits a content file into front matter and body, keeping line numbers. */
export function readFrontMatter(raw: string): FrontMatterSource {
  const text = normaliseText(raw);
  const late = lateStart(text);
  if (late) return { ...readLate(text), syntaxErrors: [late] };
  const match = text.startsWith("---") ? fence.exec(text) : null;
  if (!match || match.index !== 0) {
    const fault = endlessFault(text);
    if (!fault) return { data: {}, body: text, ...nothing, syntaxErrors: [] };
    const lines = text.split("\n");
    const body = lines.map((line, at) => (at < fault.line ? "" : line));
    return {
      data: null,
      body: body.join("\n"),
      ...nothing,
      syntaxErrors: [fault],
    };
  }
  const skippedLines = match[0].split("\n").length - 1;
  const body = "\n".repeat(skippedLines) + text.slice(match[0].length);
  const yaml = readYaml(match[1] ?? "", 1);
  const fault =
    lateEnd(text, yaml.syntaxErrors) ??
    (yaml.syntaxErrors.length === 0 ? shapeFault(yaml.data) : undefined);
  return fault
    ? { body, ...yaml, data: null, syntaxErrors: [fault] }
    : { body, ...yaml };
}

/** What begins with blank lines; the text is all that is read of it. */
function readLate(text: string): Omit<FrontMatterSource, "syntaxErrors"> {
  const own = text.trimStart();
  const skipped = text.slice(0, -own.length).replace(/[^\n]/g, "");
  const { body } = readFrontMatter(own);
  return { ...nothing, data: null, body: skipped + body };
}

/**
 * Parses YAML 1.2 and remembers where each field stands.
 * @param firstLine the number of lines before the YAML starts in its file
 */
export function readYaml(
  yaml: string,
  firstLine = 0,
): Omit<FrontMatterSource, "body"> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine;
  const syntaxErrors = [
    ...document.errors,
    ...(yaml.includes("*") ? unresolved(document) : []),
  ]
    .map(({ pos: [offset], message }) => ({
      line: lineAt(offset),
      column: counter.linePos(offset).col,
      message: message.split(/ at line|\n/)[0] ?? message,
    }))
    // What follows in the same line comes of the first.
    .filter(({ line }, at, all) => line !== all[at - 1]?.line);
  const root = document.contents as Node | null;
  return {
    data: syntaxErrors.length > 0 ? null : (document.toJS() ?? {}),
    // What does not exist is reported where the YAML's file begins.
    lineOf: (path) => {
      const offset = offsetOf(root, path);
      return offset === -1 ? 1 : lineAt(offset);
    },
    textOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    syntaxErrors,
  };
}

/** What begins with a star where nothing bears the name behind it: YAML takes it for a reference. */
function unresolved(document: Document.Parsed) {
  const faults: { pos: readonly [number, ...unknown[]]; message: string }[] =
    [];
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document)) return;
      const message = `Nothing here is called "${alias.source}", which the star refers to.`;
      faults.push({ pos: alias.range ?? [0], message });
    },
  });
  return faults;
}

/** Offset of the key (in a map) or the item (in a list) at a path; -1 for none. */
function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = -1;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}
