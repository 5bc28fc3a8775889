import { readFileSync } from "node:fs";
import path from "node:path";
import { listValues } from "../lib/listValues";
import type { Entry } from "./collections";
import { configFile } from "./config/configFile";
import { legalPages } from "./checkLegalPages";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { parseFrontMatter } from "./files/frontMatter";
import { normalizeText, parseYaml } from "./files/parseYaml";
import { listFiles } from "./files/paths";

/** Matches what examples use in place of true details: hosts, accounts and German names that nobody has. */
const standIn =
  /(?<![\w.@-])(?:[\w-]+[.@])*example\.(?:com|org|net)\b|\bMuster(?:straße|platz|weg|mann|frau|stadt)\b|\bDE123456789\b|\b(?:github\.com|linkedin\.com\/in|mastodon\.social)\/@?example\b/giu;

/** Matches gaps in square brackets, such as [Street] or [name of the provider], but neither [sic] nor links. */
const bracketed = /\[(?:\p{Lu}|\p{L}+ )[^\]\n]*\](?!\()/gu;

type Leftover = Pick<Diagnostic, "line" | "field"> & { text: string };

const lineAt = (source: string, offset: number) =>
  source.slice(0, offset).split("\n").length;

/**
 * Finds the matches of a pattern in what a page shows, with their lines in its
 * source, whose quotes, dashes and emphasis are others. Matches that the source
 * lacks come from the config.
 */
function findInText(
  source: string,
  shown: string,
  pattern: RegExp,
): Leftover[] {
  return [...new Set(shown.match(pattern))].flatMap((text) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const opening = text.startsWith("[") ? String.raw`\[[^\p{L}\p{N}]*` : "";
    const inSource = opening + words.join(String.raw`[^\p{L}\p{N}]+`);
    const offset = source.search(new RegExp(inSource, "u"));
    return offset < 0 ? [] : { text, line: lineAt(source, offset) };
  });
}

/** Finds stand-ins and gaps in the values of data, with their fields. */
const findInData = (data: unknown): Leftover[] =>
  listValues(data).flatMap(({ value, path: field }) => {
    if (typeof value !== "string") return [];
    const [text] = value.match(standIn) ?? value.match(bracketed) ?? [];
    return text === undefined ? [] : { text, field };
  });

function findInEntry(source: string, entry: Entry): Leftover[] {
  // Posts and documentation may mention example.com.
  if (entry.area !== "pages" || entry.isUnlisted) return [];
  const shown = [entry.text, ...entry.links.map(({ url }) => url)].join("\n");
  return [
    ...findInData(parseFrontMatter(source).data),
    ...findInText(source, shown, standIn),
    ...findInText(source, entry.text, bracketed),
  ];
}

const isDataFile = (file: string) => /^content\/[\w-]+\.ya?ml$/.test(file);

/**
 * Finds stand-ins and gaps on a published site: in pages, data files and the
 * config. What is still a draft is not published. Those of the legal pages stand
 * for what the law of the owner's country asks for, and only warn.
 * @param entries those that the site shows
 */
export function checkPlaceholders(
  root: string,
  entries: readonly Entry[],
  config: unknown,
): Diagnostic[] {
  const read = (file: string) =>
    normalizeText(readFileSync(path.join(root, file), "utf8"));
  const sources: Source[] = [
    { file: configFile, leftovers: findInData(config) },
    ...listFiles(root, "content")
      .filter(isDataFile)
      .map((file) => ({
        file,
        leftovers: findInData(parseYaml(read(file)).data),
      })),
    ...entries
      .filter(({ isFallback }) => !isFallback)
      .map((entry) => ({
        file: entry.sourcePath,
        leftovers: findInEntry(read(entry.sourcePath), entry),
        isLegal: legalPages.some((name) => entry.folder === `pages/${name}`),
      })),
  ];
  return sources.flatMap(({ file, leftovers, isLegal = false }) =>
    leftovers.map(({ text, ...location }) => ({
      ...location,
      file,
      ...(isLegal ? describeGap(text) : describePlaceholder(text)),
    })),
  );
}

type Source = {
  file: string;
  leftovers: readonly Leftover[];
  /** True for the imprint and the privacy page. */
  isLegal?: boolean;
};

const describePlaceholder = (text: string) => ({
  ruleId: "placeholders",
  fatal: true,
  reason: `"${text}" is a placeholder.`,
  note: "Write what is true of you, or remove it.",
});

const describeGap = (text: string) => ({
  fatal: false,
  reason: `This legal page is not complete: "${text}"`,
  note: "Write what the law of your country asks for, or remove it.",
});
