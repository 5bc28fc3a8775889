/** Where JSON is no JSON, and why. */
export class JsonFault extends Error {
  constructor(
    /** Offset from the beginning of the text. */
    readonly at: number,
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** A value and where it stands; objects keep every entry, so that two of one name are seen. */
export type JsonValue = { at: number } & (
  | { kind: "text"; text: string }
  | { kind: "object"; entries: JsonEntry[] }
  | { kind: "list" | "number" | "true" | "false" | "null" }
);

export type JsonEntry = { key: string; at: number; value: JsonValue };

type Token = { at: number; source: string };

const blank = /[ \t\r\n]*/y;
const token =
  /[{}[\]:,]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** What someone may have meant who wrote what JSON has not. */
function strange(text: string, at: number): JsonFault {
  const found = text.slice(at, at + 2);
  if (found === "") {
    return new JsonFault(
      at,
      "The file ends too soon.",
      "Add what is missing: a closing brace, perhaps.",
    );
  }
  if (found === "//" || found === "/*") {
    return new JsonFault(at, "JSON has no comments.", "Remove it.");
  }
  if (found.startsWith('"')) {
    return new JsonFault(
      at,
      "This text does not end on its line, or has a backslash that means nothing.",
      'End it with ", and write \\n for a new line, \\\\ for a backslash.',
    );
  }
  return new JsonFault(
    at,
    `Nothing in JSON begins with ${found.slice(0, 1)} here.`,
    'Put keys and texts in straight double quotes: "key": "text".',
  );
}

/**
 * Reads JSON with the place of everything in it, and tells people what is
 * wrong: JSON.parse knows no lines, and takes the last of two entries of one
 * name without a word.
 */
export function readJson(text: string): JsonValue {
  if (text.startsWith("\uFEFF")) {
    throw new JsonFault(
      0,
      "The file begins with a byte order mark, which nobody sees.",
      "Save it as UTF-8 without BOM.",
    );
  }
  let place = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const [found = ""] = pattern.exec(text) ?? [];
    place += found.length;
    return found;
  };
  const next = (): Token => {
    skip(blank);
    const at = place;
    const source = skip(token);
    if (source === "") throw strange(text, at);
    return { at, source };
  };
  const isNext = (mark: string) => {
    skip(blank);
    return text.startsWith(mark, place);
  };
  const expect = (mark: string, after: string) => {
    skip(blank);
    if (isNext(mark)) return next();
    if (place >= text.length) throw strange(text, place);
    throw new JsonFault(
      place,
      `Here ${mark} is missing ${after}.`,
      "Add it; a quotation mark inside a text is written \\\", or better as the language's own.",
    );
  };

  /** What stands between two brackets, with commas between. */
  const items = <T>(close: string, one: () => T): T[] => {
    const found: T[] = [];
    while (!isNext(close)) {
      if (found.length > 0) {
        const comma = expect(",", "between this and what stands before it");
        if (isNext(close)) {
          throw new JsonFault(
            comma.at,
            "There is a comma behind the last entry.",
            "Remove it.",
          );
        }
      }
      found.push(one());
    }
    next();
    return found;
  };

  const entry = (): JsonEntry => {
    const { at, source } = next();
    if (!source.startsWith('"')) {
      throw new JsonFault(
        at,
        "Here a key should stand.",
        'Write "key": "text".',
      );
    }
    expect(":", "behind the key");
    return { key: JSON.parse(source) as string, at, value: value() };
  };

  const value = (): JsonValue => {
    const { at, source } = next();
    if (source === "{")
      return { kind: "object", at, entries: items("}", entry) };
    if (source === "[") {
      items("]", value);
      return { kind: "list", at };
    }
    if (source.startsWith('"')) {
      return { kind: "text", at, text: JSON.parse(source) as string };
    }
    if (source === "true" || source === "false" || source === "null") {
      return { kind: source, at };
    }
    if (/\d/.test(source)) return { kind: "number", at };
    throw new JsonFault(
      at,
      `Here a text should stand, not ${source}`,
      'Write "text".',
    );
  };

  const whole = value();
  skip(blank);
  if (place < text.length) {
    throw new JsonFault(
      place,
      "The file goes on behind its end.",
      "Remove what follows.",
    );
  }
  return whole;
}
