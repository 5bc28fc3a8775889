import { readFileSync } from "node:fs";
import path from "node:path";
import type { Entry } from "./collections";
import { configFile } from "./config/configFile";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { normalizeText, splitFrontMatter } from "./files/frontMatter";
import { listFiles } from "./files/paths";

/** Details of the example's fictitious owner. */
const example =
  /\b(?:[\w-]+[.@])*example\.(?:com|org|net)\b|\b(?:Alex Example|Kim Muster)\b|\bMuster(?:straße|platz|weg|mann|frau|stadt)\b|\bDE123456789\b|\b(?:github\.com|linkedin\.com\/in|mastodon\.social)\/@?example\b/giu;

/** Matches gaps in square brackets, such as [Street] or [name of the provider], but not [sic]. */
const bracketed = /\[(?:\p{Lu}|\p{L}+ )[^\]\n]*\]/gu;

/** Matches what `npm run new` leaves to be written. */
const gaps = /^client: Who it was for\b|# to be translated$/gm;

/** Matches a heading of level 2 from `npm run new` with an empty section. */
const emptyHeading = /^## .+\n\s*(?=##? |$(?![^]))/gm;
const codeBlock = /^(`{3,}|~{3,})[^]*?^\1/gm;

type Leftover = Pick<Diagnostic, "line" | "field"> & { text: string };

/** Lists each match of a pattern, with its first line; matches that the source lacks come from the config. */
function find(source: string, shown: string, pattern: RegExp): Leftover[] {
  const texts = shown.match(pattern)?.map((text) => text.trim());
  return [...new Set(texts)].flatMap((text) => {
    const escaped = text.replace(/[^\w\s]/g, "\\$&").replace(/\s+/g, "\\s+");
    const offset = source.search(new RegExp(escaped));
    if (offset < 0) return [];
    return { text, line: source.slice(0, offset).split("\n").length };
  });
}

function findInEntry(source: string, entry: Entry): Leftover[] {
  const { yaml, block, body } = splitFrontMatter(source);
  const prose = block + body.replace(codeBlock, "x");
  const leftovers = [
    ...find(source, yaml, gaps),
    ...find(source, prose, emptyHeading),
  ];
  // Posts and documentation may mention example.com.
  if (entry.area !== "pages" || entry.isUnlisted) return leftovers;
  const links = entry.links.map(({ url }) => url);
  const shown = [yaml, entry.text, ...links].join("\n");
  return [
    ...leftovers,
    ...find(source, shown, example),
    ...find(source, entry.text, bracketed),
  ];
}

/** Finds values of the site config that are still the example's, with their option. */
function findInConfig(
  value: unknown,
  field: (string | number)[] = [],
): Leftover[] {
  if (typeof value === "string") {
    const [text] = value.match(example) ?? value.match(bracketed) ?? [];
    return text === undefined ? [] : [{ text, field }];
  }
  return Object.entries(Object(value) as object).flatMap(([key, inner]) =>
    findInConfig(inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

const isDataFile = (file: string) => /^content\/[\w-]+\.ya?ml$/.test(file);

/**
 * Finds texts of the example and gaps to be filled on a published site: in
 * pages, data files and the config; in other entries only those of `npm run
 * new`.
 * @param entries those that the site shows
 */
export function checkPlaceholders(
  root: string,
  entries: readonly Entry[],
  config: unknown,
): Diagnostic[] {
  const read = (file: string) =>
    normalizeText(readFileSync(path.join(root, file), "utf8"));
  const sources = [
    { file: configFile, leftovers: findInConfig(config) },
    ...listFiles(root, "content")
      .filter(isDataFile)
      .map((file) => ({
        file,
        leftovers: find(read(file), read(file), example),
      })),
    ...entries
      .filter(({ isFallback }) => !isFallback)
      .map((entry) => ({
        file: entry.sourcePath,
        leftovers: findInEntry(read(entry.sourcePath), entry),
      })),
  ];
  return sources.flatMap(({ file, leftovers }) =>
    leftovers.map(({ text, ...location }) => ({
      ...location,
      file,
      ruleId: "placeholders",
      fatal: true,
      reason: `"${text}" is a placeholder.`,
      note: "Write what is true of you, or remove it.",
    })),
  );
}
