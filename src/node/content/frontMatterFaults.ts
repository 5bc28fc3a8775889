import { isFields } from "../../config/schema/rule";

type Fault = { line: number; column?: number; message: string };

/** What front matter may look like: a field, an item, a comment, what is indented, the end of a list or map. */
const isOfYaml = (line: string) => /^(?:[\w-]+\s*:|[\s#\]}-])/.test(line);
/** A closing line with hyphens too few or too many, or other dashes. */
const isNearlyFence = (line: string) =>
  /^\s*(?:-{2,}|[–—]+)\s*$/.test(line) && line.trimEnd() !== "---";

const endless = "The front matter that begins in line 1 does not end.";
const noFence = 'This line is not the "---" that ends the front matter.';

/** Where the front matter of a file seems to end: at what may be meant to end it, or where the text begins. */
function endOf(lines: readonly string[]): Fault | undefined {
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (isNearlyFence(line)) return { line: at + 1, message: noFence };
    const next = line === "" && lines.slice(at).find((one) => one !== "");
    if (next && !isOfYaml(next)) return { line: at + 1, message: endless };
  }
  return undefined;
}

/** The fault of a file that begins with front matter which no line ends; undefined where its first line is a rule. */
export function endlessFault(text: string): Fault | undefined {
  const lines = text.split("\n");
  const [fence = "", first = ""] = lines;
  const begins = /^---[ \t]*$/.test(fence) && /^[\w-]+[ \t]*:/.test(first);
  if (!begins) return undefined;
  return endOf(lines) ?? { line: lines.length, message: endless };
}

/** The fault of front matter that blank lines or spaces stand before; a rule has no field below it. */
export function lateStart(text: string): Fault | undefined {
  const [blank] = /^\s+(?=---[ \t]*\n[\w-]+[ \t]*:)/.exec(text) ?? [];
  return blank === undefined
    ? undefined
    : {
        line: blank.split("\n").length,
        message: "Front matter begins in line 1, or it is text.",
      };
}

/** The fault of front matter that a rule in the text ends: YAML stumbles over the text. */
export function lateEnd(
  text: string,
  [fault]: readonly Fault[],
): Fault | undefined {
  return fault && endOf(text.split("\n").slice(0, fault.line));
}

/** The fault of front matter that is YAML, but no fields. */
export function shapeFault(data: unknown): Fault | undefined {
  if (isFields(data)) return undefined;
  const what = Array.isArray(data) ? "a list" : "plain text";
  return { line: 2, message: `The front matter is ${what}, not fields.` };
}
