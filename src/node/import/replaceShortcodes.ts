import path from "node:path";
import { kindNames } from "../../components/admonition/Admonition";
import { writeCounterpart } from "./counterparts";
import type { Params } from "./counterparts";
import { asRecord, pickText } from "./sourceSite";
import type { Fields } from "./sourceSite";

/** Blocks whose content is not looked into, and shortcodes of Hugo, or tags and values of Liquid. */
const block = String.raw`\{[{%][-<%]?\s*(?<block>raw|comment|highlight)\b(?<options>[^]*?)[->%]?[%}]\}(?<inner>[^]*?)\{[{%][-<%]?\s*(?:end|\/\s*)\k<block>[^]*?[%}]\}`;
const syntaxes = {
  hugo: String.raw`\{\{[<%]\s*(?<close>\/?)\s*(?<name>\w[\w./-]*)(?<params>(?:"(?:\\.|[^"])*"|${"`[^`]*`"}|[^"${"`"}])*?)\s*\/?[>%]\}\}`,
  liquid: String.raw`\{%-?\s*(?<close>end)?(?<name>\w+)(?<params>[^]*?)-?%\}|\{\{-?(?<value>[^]*?)-?\}\}`,
};
const param =
  /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"])*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g;

/** What becomes an admonition, or details. */
const container = new RegExp(
  `^(?:${kindNames.join("|")}|admonition|notice|callout|alert|hint|details|expand)$`,
);

/** Reads `word "two words" name="value"`. */
export function readParams(text = ""): Params {
  let position = 0;
  const values = [...text.matchAll(param)].map(
    ([, name = String(position++), double, ...others]) => [
      name,
      double?.replace(/\\(.)/g, "$1") ?? others.find(Boolean),
    ],
  );
  return Object.fromEntries(values) as Params;
}

/**
 * Replaces shortcodes by what does the same here. Of all others the text that
 * they hold stays, or they stay themselves, and are reported.
 */
export function replaceShortcodes(
  written: string,
  syntax: keyof typeof syntaxes,
  scopes: { site: Fields; page: Fields },
  report: (line: number, reason: string) => void,
): string {
  const write = (
    groups: Partial<Record<string, string>>,
    isPaired: boolean,
  ): string | undefined => {
    const { inner = "", name = "", close, value } = groups;
    if (groups.block === "comment") return "";
    if (groups.block === "raw") return inner;
    const params = readParams(groups.options ?? groups.params);
    const { 0: first = "", ...others } = params;
    if (groups.block) return `\n\`\`\`${first}\n${inner.trim()}\n\`\`\`\n`;
    if (value !== undefined) return findValue(value, scopes);
    if (/^(?:ref|relref|post_url|link)$/.test(name))
      return `ref:${pickText(params, "path 0") ?? ""}`;
    if (isPaired && container.test(name)) {
      if (close) return "\n:::\n";
      const kinds = [name, first, pickText(params, "type")];
      const kind = kindNames.find((one) => kinds.includes(one));
      const usual = /^(?:details|expand)$/.test(name) ? "details" : "note";
      const title =
        pickText(params, "title summary") ?? (first === kind ? "" : first);
      return `\n:::${kind ?? usual}${title && `[${title}]`}\n`;
    }
    // `{% include video/youtube.html %}` is a youtube.
    return name.startsWith("include")
      ? writeCounterpart(path.posix.parse(first).name, others)
      : writeCounterpart(name, params);
  };
  const pattern = new RegExp(`${block}|${syntaxes[syntax]}`, "g");
  const matches = [...written.matchAll(pattern)];
  const closed = new Set(
    matches.flatMap(({ groups }) => (groups?.close && groups.name) || []),
  );
  let text = "";
  let done = 0;
  for (const { 0: tag, index, groups = {} } of matches) {
    const isPaired = closed.has(groups.name ?? "");
    const replaced = write(groups, isPaired);
    if (replaced === undefined && !groups.close) {
      const line = written.slice(0, index).split("\n").length;
      report(line, `Not translated: ${tag.split("\n")[0] ?? ""}`);
    }
    text += written.slice(done, index) + (replaced ?? (isPaired ? "" : tag));
    done = index + tag.length;
  }
  text += written.slice(done);
  return syntax === "liquid"
    ? cleanKramdown(text)
    : // What Hugo shows as it is, such as {{</* ref */>}}.
      text.replace(/(\{\{[<%])\/\*([^]*?)\*\/([>%]\}\})/g, "$1$2$3");
}

/** The value of a text in quotation marks, or of a name such as `site.title`. */
function findValue(
  written: string,
  scopes: { site: Fields; page: Fields },
): string | undefined {
  const [, , literal, name = ""] =
    /^\s*(?:(["'])(.*?)\1|([^\s|]*))/.exec(written) ?? [];
  if (/^site\.(?:baseurl|url)$/.test(name)) return "";
  return literal ?? pickText(asRecord(scopes), name);
}

/** Keeps of kramdown's attributes, such as `{: #id .class}`, the ids of headings. */
const cleanKramdown = (text: string) =>
  text
    .replace(/^(?:[*-]|1\.) .*\n\{:\s*toc.*\}$/gim, "")
    .replace(/^(#.*?)\s*\{:?\s*(#[\w-]+)[^}\n]*\}$/gm, "$1 {$2}")
    .replace(/[ \t]*\{:(?:\s|[.#]|[\w-]+=")[^{}\n]*\}/g, "");
