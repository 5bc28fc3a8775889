import path from "node:path";
import { nestBlocks, writeCounterpart, writeElement } from "./components";
import type { Params } from "./components";

type Context = {
  /** The value of a name such as `site.title`. */
  findValue: (name: string) => string | undefined;
  report: (line: number, reason: string) => void;
};

/** Shortcodes of Hugo, tags and values of Liquid, components of MDX. */
const syntaxes = {
  hugo: /\{\{[<%]\s*(?<close>\/?)\s*(?<name>\w[\w./-]*)(?<params>(?:"(?:\\.|[^"])*"|`[^`]*`|[^"`])*?)\s*\/?[>%]\}\}/g,
  liquid:
    /\{%-?\s*(?<close>end)?(?<name>\w+)(?<params>[^]*?)-?%\}|\{\{-?(?<value>[^]*?)-?\}\}/g,
  mdx: /<(?<close>\/?)(?<name>[a-z][\w.]*)(?<params>(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?)*)\s*\/?>/gi,
};

type Tag = {
  name: string;
  params: string;
  close?: string;
  value?: string;
  written: string;
  start: number;
  end: number;
};

/** What these hold is not looked into. */
const verbatim = /^(?:raw|comment|highlight|mermaid|CodeBlock)$/;

const param =
  /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"])*)"|'([^']*)'|`([^`]*)`|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'`{}]+))/g;

/**
 * Reads `word "two words" name="value"`.
 * @param evaluate gives the text of an attribute of MDX in braces
 */
function readParams(
  text: string,
  evaluate: (code: string) => string | undefined,
): Params {
  const params: Record<string, string | undefined> = {};
  let position = 0;
  for (const [, name, double, ...others] of text.matchAll(param)) {
    const [single, backtick, expression, word] = others;
    params[name ?? position++] =
      expression === undefined
        ? (double?.replace(/\\(.)/g, "$1") ?? single ?? backtick ?? word)
        : evaluate(expression);
  }
  return params;
}

/** Replaces shortcodes by what does the same here; of all others the text that they hold stays, or they stay themselves. */
export function replaceShortcodes(
  written: string,
  syntax: keyof typeof syntaxes,
  { findValue, report }: Context,
): string {
  const { text, restore, evaluate } =
    syntax === "mdx" ? prepareMdx(written) : plain(written);
  const tags = [...text.matchAll(syntaxes[syntax])].map(
    ({ 0: tag, index, groups }): Tag => ({
      name: "",
      params: "",
      ...groups,
      written: tag,
      start: index,
      end: index + tag.length,
    }),
  );
  const closing = new Map<Tag, Tag>();
  const open: Tag[] = [];
  for (const tag of tags.toReversed()) {
    if (tag.close) open.push(tag);
    const at = open.findLastIndex(({ name }) => name === tag.name);
    const [close] = tag.close || at < 0 ? [] : open.splice(at);
    if (close) closing.set(tag, close);
  }

  const write = ({ name, params, close, value }: Tag, inner?: string) => {
    if (close) return "";
    if (value !== undefined) {
      const [, , literal, own = ""] =
        /^\s*(?:(["'])(.*?)\1|([^\s|]*))/.exec(value) ?? [];
      return literal ?? findValue(own);
    }
    const values = readParams(params, evaluate);
    if (syntax === "mdx" && /^[a-z]/.test(name))
      return writeElement(name, values, inner);
    const { 0: first = "", ...others } = values;
    // `{% include video/youtube.html %}` is a youtube.
    return name.startsWith("include")
      ? writeCounterpart(path.posix.parse(first).name, others, inner)
      : writeCounterpart(name, values, inner);
  };
  const translate = (from: number, to: number): string => {
    let result = "";
    let done = from;
    for (const tag of tags) {
      if (tag.start < done || tag.start >= to) continue;
      const close = closing.get(tag);
      const inner =
        close &&
        (verbatim.test(tag.name)
          ? text.slice(tag.end, close.start)
          : translate(tag.end, close.start));
      const replaced = write(tag, inner);
      if (replaced === undefined) {
        const before = restore(text.slice(0, tag.start));
        const [first = ""] = tag.written.split("\n");
        report(before.split("\n").length, `Not translated: ${first}`);
      }
      const kept = inner ?? (syntax === "mdx" ? "" : tag.written);
      result += text.slice(done, tag.start) + (replaced ?? kept);
      done = (close ?? tag).end;
    }
    return result + text.slice(done, to);
  };

  const translated = restore(nestBlocks(translate(0, text.length)));
  return syntax === "liquid"
    ? cleanKramdown(translated)
    : // What Hugo shows as it is, such as {{</* ref */>}}.
      translated.replace(/(\{\{[<%])\/\*([^]*?)\*\/([>%]\}\})/g, "$1$2$3");
}

const plain = (text: string) => ({
  text,
  restore: (part: string) => part,
  evaluate: (): string | undefined => undefined,
});

/** Takes the code out of MDX: blocks of it come back with `restore`, the lines of imports and exports stay empty. */
function prepareMdx(written: string) {
  const blocks: string[] = [];
  const imports = new Map<string, string>();
  const text = written
    // Code of this kind is part of the text.
    .replace(/^([ \t]*)(`{3,})mdx-code-block\n([^]*?\n)\1\2$/gm, "\n$3")
    .replace(
      /^([ \t>]*)(`{3,}|~{3,})[^]*?\n\1\2.*$|`[^`\n]+`|<!--[^]*?-->/gm,
      (block) => `\0${blocks.push(block) - 1}\0`,
    )
    .replace(
      /^(?:import\s+(?:(\w+)|\{)?[^;"']*["']([^"'\n]+)["'];?$|export\s(?:default|const|let|function)\b[^]*?\n(?=\s*\n))/gm,
      (statement, name: string, file: string) => {
        imports.set(name, file);
        return statement.replace(/[^\n]/g, "");
      },
    )
    .replace(/\{\s*\/\*([^]*?)\*\/\s*\}/g, "<!--$1-->")
    .replace(/\{\s*(["'`])([^"'`$]*)\1\s*\}(?!\s*[/>])/g, "$2");
  return {
    text,
    restore: (part: string) =>
      part.replace(/\0(\d+)\0/g, (_, n: string) => blocks[Number(n)] ?? ""),
    /** Reads a text, or what an import names, as it is or handed to what finds files. */
    evaluate: (expression: string): string | undefined =>
      imports.get(expression.trim().replace(/\.\w+$/, "")) ??
      /^\s*(?:\w+\(|\{\s*(?:light|src):\s*(?:\w+\()?)?\s*(["'`])([^"'`$]*)\1/.exec(
        expression,
      )?.[2],
  };
}

/** Keeps of kramdown's attributes, such as `{: #id .class}`, the ids of headings. */
const cleanKramdown = (text: string) =>
  text
    .replace(/^(?:[*-]|1\.) .*\n\{:\s*toc.*\}$/gim, "")
    .replace(/^(#.*?)\s*\{:?\s*(#[\w-]+)[^}\n]*\}$/gm, "$1 {$2}")
    .replace(/[ \t]*\{:(?:\s|[.#]|[\w-]+=")[^{}\n]*\}/g, "");
