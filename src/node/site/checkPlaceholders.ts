import { readFileSync } from "node:fs";
import path from "node:path";
import type { Entry } from "../collections";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { normalizeText, splitFrontMatter } from "../frontMatter";
import { listFiles } from "../paths";

/** What the example says of its owner, who does not exist. */
const example =
  /\b(?:[\w-]+[.@])*example\.(?:com|org|net)\b|\b(?:Alex Example|Kim Muster)\b|\bMuster(?:straße|platz|weg|mann|frau|stadt)\b|\bDE123456789\b|\b(?:github\.com|linkedin\.com\/in|mastodon\.social)\/@?example\b/giu;

/** Words in square brackets that ask to be replaced: [Street], [name of the provider]; not [sic]. */
const bracketed = /\[(?:\p{Lu}|\p{L}+ )[^\]\n]*\]/gu;

/** What `npm run new` leaves to its author. */
const unwritten = /^client: Who it was for\b|# to be translated$/gm;

/** A heading of level 2, as `npm run new` writes it, with nothing before the next one of its level or a higher one. */
const emptyHeading = /^## .+\n\s*(?=##? |$(?![^]))/gm;
const codeBlock = /^(`{3,}|~{3,})[^]*?^\1/gm;

type Found = Pick<Diagnostic, "line" | "field"> & { text: string };

/** Lists each text that matches, with the first line that has it; what the source lacks comes from the config. */
function find(source: string, shown: string, pattern: RegExp): Found[] {
  const texts = shown.match(pattern)?.map((text) => text.trim());
  return [...new Set(texts)].flatMap((text) => {
    const words = text.replace(/[^\w\s]/g, "\\$&").replace(/\s+/g, "\\s+");
    const at = source.search(new RegExp(words));
    if (at < 0) return [];
    return { text, line: source.slice(0, at).split("\n").length };
  });
}

function findInEntry(source: string, entry: Entry): Found[] {
  const { yaml, block, body } = splitFrontMatter(source);
  const prose = block + body.replace(codeBlock, "x");
  const found = [
    ...find(source, yaml, unwritten),
    ...find(source, prose, emptyHeading),
  ];
  // Posts and documentation may well write about example.com.
  if (entry.area !== "pages" || entry.isUnlisted) return found;
  const links = entry.links.map(({ url }) => url);
  const shown = [yaml, entry.text, ...links].join("\n");
  return [
    ...found,
    ...find(source, shown, example),
    ...find(source, entry.text, bracketed),
  ];
}

/** Finds the texts of the site config that are the example's, by their option. */
function findInConfig(
  value: unknown,
  field: (string | number)[] = [],
): Found[] {
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
 * Finds what a published site still says of the example, and what nobody has
 * written yet: in pages, data files and the config; in other texts only what
 * `npm run new` leaves.
 * @param entries those that the site shows
 */
export function checkPlaceholders(
  root: string,
  entries: readonly Entry[],
  config: unknown,
): Diagnostic[] {
  const read = (file: string) =>
    normalizeText(readFileSync(path.join(root, file), "utf8"));
  const places = [
    { file: configFile, found: findInConfig(config) },
    ...listFiles(root, "content")
      .filter(isDataFile)
      .map((file) => ({ file, found: find(read(file), read(file), example) })),
    ...entries
      .filter(({ isFallback }) => !isFallback)
      .map((entry) => ({
        file: entry.sourcePath,
        found: findInEntry(read(entry.sourcePath), entry),
      })),
  ];
  return places.flatMap(({ file, found }) =>
    found.map(({ text, ...place }) => ({
      ...place,
      file,
      ruleId: "placeholders",
      fatal: true,
      reason: `"${text}" is a placeholder.`,
      note: "Write what is true of you, or remove it.",
    })),
  );
}
