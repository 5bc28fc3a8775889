import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageTag } from "../../config/languageTag";
import { localeCodes } from "../../config/locales";
import { sameWords } from "../../config/sameWords";
import type { ContentProblem } from "../content/problem";
import { sourceLocale } from "../strings/fillStrings";
import { compareCatalogues } from "./compareCatalogues";
import type { StringProblem } from "./compareCatalogues";
import { namesInCode } from "./namesInCode";
import { readCatalogue } from "./readCatalogue";
import type { Catalogue } from "./readCatalogue";
import { slotsOf } from "./slotFaults";

/** The catalogues of a locale, by namespace. */
export function readCatalogues(
  root: string,
  locale: string,
): Map<string, Catalogue> {
  const folder = path.join(root, "locales", locale);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [
        path.basename(name, ".json"),
        readCatalogue(
          `locales/${locale}/${name}`,
          readFileSync(path.join(folder, name), "utf8"),
        ),
      ]),
  );
}

export type CheckedStrings = {
  /** How many texts each locale has. */
  counts: Record<string, number>;
  problems: StringProblem[];
};

/** English is read in any case: keys come from it. */
const localesRead = () => [...new Set([sourceLocale, ...localeCodes])];

/** All that is wrong with the interface's texts, in every locale of the site. */
export function checkCatalogues(root: string): CheckedStrings {
  const source = readCatalogues(root, sourceLocale);
  const texts = [...source.values()].flatMap(({ entries }) =>
    [...entries.values()].map(({ text }) => text),
  );
  const filled = namesInCode(root, slotsOf(texts).keys());
  const counts: Record<string, number> = {};
  const problems: StringProblem[] = [];
  for (const locale of localesRead()) {
    const own = locale === sourceLocale ? source : readCatalogues(root, locale);
    counts[locale] = 0;
    problems.push(...checkLocale(locale, own, source, filled));
    for (const { entries } of own.values()) counts[locale] += entries.size;
  }
  return { counts, problems };
}

function checkLocale(
  locale: string,
  own: ReadonlyMap<string, Catalogue>,
  source: ReadonlyMap<string, Catalogue>,
  filled: ReadonlySet<string>,
): StringProblem[] {
  const same = new Set(sameWords[locale]);
  const language = {
    locale,
    tag: languageTag(locale),
    same,
    isFilled: (slot: string) => filled.has(slot),
  };
  const found = [...own.values()].flatMap((catalogue) =>
    catalogue.problems.map((problem): StringProblem => ({
      ...problem,
      kind: "faulty",
      locale,
    })),
  );
  for (const [name, catalogue] of own) {
    // What else is said of a file that can't be read, would be wrong.
    if (catalogue.problems.length > 0) continue;
    const model = source.get(name);
    if (model?.problems.length) continue;
    if (model) found.push(...compareCatalogues(catalogue, model, language));
    else {
      found.push({
        severity: "warning",
        kind: "unused",
        locale,
        file: catalogue.file,
        message: `Nothing asks for these texts: there is no locales/${sourceLocale}/${name}.json.`,
        allowed: [...source.keys()].join(", "),
        fix: "Remove the file, or mend its name.",
      });
    }
  }
  for (const [name, { file }] of source) {
    if (own.has(name)) continue;
    found.push({
      severity: "warning",
      kind: "missing",
      locale,
      file: `locales/${locale}/${name}.json`,
      message: `This file is missing; pages show the texts of "${sourceLocale}".`,
      fix: `Copy ${file}, and translate it.`,
    });
  }
  const texts = new Set(
    [...own.values()].flatMap(({ entries }) =>
      [...entries.values()].map(({ text }) => text),
    ),
  );
  for (const word of same) {
    if (texts.has(word)) continue;
    found.push({
      severity: "warning",
      kind: "identical",
      locale,
      file: "src/config/sameWords.ts",
      field: locale,
      value: word,
      message: `No text in "${locale}" is this word any more.`,
      fix: "Remove it from the list.",
    });
  }
  return found;
}

/**
 * What a build says of the interface's texts: files that can't be read, and
 * texts that pages would show wrongly. What is missing is told once a file, by
 * `checkStrings`.
 */
export const faultyStrings = (root: string): StringProblem[] =>
  checkCatalogues(root).problems.flatMap((problem) => {
    if (problem.kind === "faulty") return problem;
    // Nothing stands in for a plural form of the source.
    const isBare =
      problem.kind === "missing" && problem.locale === sourceLocale;
    return isBare ? { ...problem, severity: "error" as const } : [];
  });

/** Files of interface texts that can't be read, or are no catalogues: plugins stop at them. */
export const unreadableStrings = (root: string): ContentProblem[] =>
  localesRead().flatMap((locale) =>
    [...readCatalogues(root, locale).values()].flatMap(
      ({ problems }) => problems,
    ),
  );
