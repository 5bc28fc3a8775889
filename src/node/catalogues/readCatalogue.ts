import type { ContentProblem } from "../content/problem";
import { JsonFault, readJson } from "./readJson";
import type { JsonValue } from "./readJson";

/** One text of the interface. */
export type StringEntry = { text: string; line: number };

/** A file of locales/: "post.readMore" -> its text. */
export type Catalogue = {
  /** Path from the project's root. */
  file: string;
  entries: Map<string, StringEntry>;
  /** What makes it unreadable, or not what a catalogue is. */
  problems: ContentProblem[];
};

const isObject = (value: JsonValue) => value.kind === "object";

/** Reads a catalogue with the line of each text. All that is wrong with its form is reported, none is guessed. */
export function readCatalogue(file: string, raw: string): Catalogue {
  const entries = new Map<string, StringEntry>();
  const problems: ContentProblem[] = [];
  const placeOf = (at: number) => {
    const before = raw.slice(0, at).split("\n");
    return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  };
  const report = (
    at: number,
    problem: Omit<ContentProblem, "severity" | "file">,
  ) => problems.push({ severity: "error", file, ...placeOf(at), ...problem });

  const take = (value: JsonValue, path: string) => {
    if (value.kind === "text") {
      entries.set(path, { text: value.text, line: placeOf(value.at).line });
    } else if (!isObject(value)) {
      report(value.at, {
        field: path,
        message: `This is ${value.kind === "list" || value.kind === "number" ? `a ${value.kind}` : value.kind}, and only texts are shown.`,
        allowed: "a text, or a group of them in braces",
        fix: "Put it in double quotes, or remove it.",
      });
    } else takeGroup(value, path === "" ? "" : `${path}.`);
  };
  const takeGroup = (
    { entries: own }: Extract<JsonValue, { kind: "object" }>,
    prefix: string,
  ) => {
    const first = new Map<string, number>();
    for (const { key, at, value } of own) {
      const field = prefix + key;
      const other = first.get(key);
      if (other !== undefined) {
        report(at, {
          field,
          message: `"${key}" is there twice: on line ${placeOf(other).line}, too. Only one of them counts.`,
          fix: "Remove one.",
        });
        continue;
      }
      first.set(key, at);
      if (/[.:]|^$/.test(key)) {
        report(at, {
          field,
          message: `The key "${key}" cannot be asked for: dots separate a group from its texts.`,
          allowed: "letters, digits and _",
          fix: "Give it another name, or make a group of it.",
        });
        continue;
      }
      take(value, field);
    }
  };

  try {
    const whole = readJson(raw);
    if (isObject(whole)) takeGroup(whole, "");
    else
      report(0, {
        message: "A catalogue is a group of texts in braces.",
        fix: 'Write { "key": "text" }.',
      });
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    report(error.at, { message: error.message, fix: error.fix });
  }
  return { file, entries, problems };
}
