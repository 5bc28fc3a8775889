import path from "node:path";
import { counterparts } from "./tags";
import type { Params, TagContext } from "./tags";

type Syntax = {
  /** Finds tags; groups: close, name, params; or else value. */
  tag: RegExp;
  /** Whether square brackets and the like are most often text. */
  isRare?: boolean;
};

const hugo: Syntax = {
  tag: /\{\{[<%]\s*(?<close>\/?)\s*(?<name>\w[\w./-]*)(?<params>(?:"(?:\\.|[^"])*"|`[^`]*`|[^"`])*?)\s*\/?[>%]\}\}/g,
};
const liquid: Syntax = {
  tag: /\{%-?\s*(?<close>end)?(?<name>\w+)(?<params>[^]*?)-?%\}|\{\{-?(?<value>[^]*?)-?\}\}/g,
};
const wordPress: Syntax = {
  tag: /\[(?<close>\/?)(?<name>[a-z][\w-]*)(?<params>(?:[\s=][^[\]]*)?)\](?!\()/g,
  isRare: true,
};
export const syntaxes = { hugo, liquid, wordPress };

/** What these hold is not looked into. */
const verbatim = /^(?:raw|comment|highlight|code|sourcecode|for|capture)$/;
const param =
  /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"])*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g;

/** Reads `word "two words" name="value"`. */
export function readParams(text: string): Params {
  const params: Record<string, string> = {};
  let position = 0;
  for (const [, name, double, ...others] of text.matchAll(param)) {
    const value = double?.replace(/\\(.)/g, "$1");
    params[name ?? position++] = value ?? others.find((one) => one) ?? "";
  }
  return params;
}

/** The name that a tag is known by: `{% include video/youtube.html %}` is a youtube. */
function readTag(name: string, text: string): [string, Params] {
  const params = readParams(text);
  if (!name.startsWith("include")) return [name.toLowerCase(), params];
  const { 0: file = "", ...others } = params;
  return [path.posix.basename(file).replace(/\.\w+$/, ""), others];
}

/** The value of `site.x`, `page.x` or a text in quotes, whatever filters do to it. */
function readValue(expression: string, { values }: TagContext) {
  const [value = ""] = expression.split("|").map((part) => part.trim());
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? values(value);
}

/** Replaces a generator's tags: what has a counterpart is written as such, and of all others the content stays. */
export function expandTags(
  text: string,
  { tag, isRare = false }: Syntax,
  context: TagContext,
): string {
  const tokens = [...text.matchAll(tag)];
  const isPaired = (name: string, index: number) =>
    tokens.some(
      ({ groups, index: at }) =>
        at > index && groups?.close && groups.name === name,
    );
  const frames: { name: string; params: string; line: number; out: string }[] =
    [{ name: "", params: "", line: 1, out: "" }];
  let done = 0;
  const write = (line: number, name: string, params: string, inner = "") => {
    const [own, all] = readTag(name, params);
    const written = verbatim.test(name) && !counterparts[own] ? "" : inner;
    const replaced = counterparts[own]?.(all, inner, context);
    if (replaced === undefined) {
      context.report(
        line,
        `The tag "${name}" has no counterpart, and is left out.`,
      );
    }
    return replaced ?? written;
  };
  for (const { 0: whole, index, groups = {} } of tokens) {
    const frame = frames.at(-1);
    if (!frame || index < done) continue;
    const { close, name = "", params = "", value } = groups;
    const line = text.slice(0, index).split("\n").length;
    const isTag = close
      ? frames.some((one) => one.name === name)
      : isPaired(name, index) ||
        params.includes("=") ||
        (params !== "" && name in counterparts);
    if (isRare && !isTag) continue;
    frame.out += text.slice(done, index);
    done = index + whole.length;
    if (value !== undefined) {
      const found = readValue(value, context);
      if (found === undefined) context.report(line, `${whole} is left out.`);
      frame.out += found ?? "";
    } else if (close) {
      const opened = frames.some((one) => one.name === name);
      const inner = opened ? frames.pop() : undefined;
      const outer = frames.at(-1);
      if (inner && outer)
        outer.out += write(inner.line, inner.name, inner.params, inner.out);
    } else if (!isPaired(name, index)) {
      frame.out += write(line, name, params);
    } else if (verbatim.test(name)) {
      const end = tokens.find(
        ({ index: at, groups: one }) =>
          at > index && one?.close && one.name === name,
      );
      frame.out += write(line, name, params, text.slice(done, end?.index));
      done = (end?.index ?? done) + (end?.[0].length ?? 0);
    } else frames.push({ name, params, line, out: "" });
  }
  const unclosed = frames.map(({ out }) => out).join("");
  // What Hugo shows as it is, such as {{</* ref */>}}.
  return (unclosed + text.slice(done)).replace(
    /(\{\{[<%])\/\*([^]*?)\*\/([>%]\}\})/g,
    "$1$2$3",
  );
}
