import path from "node:path";
import type { SourceEntry } from "./source";
import { findCounterpart, readParams } from "./tags";

/** Blocks of Hugo and Liquid whose content is not looked into. */
const block = String.raw`\{[{%][-<%]?\s*(?<block>raw|comment|highlight)\b(?<options>[^]*?)[->%]?[%}]\}(?<inner>[^]*?)\{[{%][-<%]?\s*(?:end|\/\s*)\k<block>[^]*?[%}]\}`;

type Groups = Partial<Record<string, string>>;

/**
 * Replaces shortcodes by what does the same here. Of all others the text that
 * they hold stays, or they stay themselves, and are noted.
 * @param syntax has the groups `name`, `params` and `close`; or `text`, or `value`
 * @param findValue returns the text of a variable, such as `site.title`
 */
export function replaceShortcodes(
  body: string,
  syntax: string,
  report: SourceEntry["report"],
  findValue: (name: string) => string | undefined = () => undefined,
): string {
  const pattern = new RegExp(`${block}|${syntax}`, "g");
  const closed = new Set(
    [...body.matchAll(pattern)].flatMap(
      ({ groups }) => (groups?.close && groups.name) || [],
    ),
  );
  return body.replace(pattern, (tag, ...match: unknown[]) => {
    const groups = match.at(-1) as Groups;
    const isPaired = closed.has(groups.name ?? "");
    const written =
      groups.value === undefined
        ? writeShortcode(groups, isPaired)
        : findValue(groups.value);
    if (written === undefined && !groups.close) {
      const line = body.slice(0, match.at(-3) as number).split("\n").length;
      report(line, `Not translated: ${tag.split("\n")[0] ?? ""}`);
    }
    return written ?? (isPaired ? "" : tag);
  });
}

function writeShortcode(
  { block: kind, options, inner = "", name = "", text, ...tag }: Groups,
  isPaired: boolean,
): string | undefined {
  if (kind === "comment") return "";
  if (kind === "raw") return inner;
  if (kind)
    return `\n\`\`\`${readParams(options)[0] ?? ""}\n${inner.trim()}\n\`\`\`\n`;
  if (text !== undefined) return text;
  const params = readParams(tag.params);
  const { 0: included = "", ...others } = params;
  // `{% include video/youtube.html %}` is a youtube.
  const found = name.startsWith("include")
    ? findCounterpart(path.posix.parse(included).name, others)
    : findCounterpart(name, params);
  if (!found || "whole" in found) return found?.whole;
  if (!isPaired) return undefined;
  return tag.close ? found.after : found.before;
}
