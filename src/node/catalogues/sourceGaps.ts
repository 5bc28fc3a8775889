import { localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import { sourceLocale } from "../strings/fillStrings";
import { namespacesOf } from "../strings/missingFiles";
import { someOf } from "../strings/someOf";
import { readCatalogues } from "./checkCatalogues";
import { groupByBase } from "./groupByBase";
import { keysAskedFor } from "./keysAskedFor";
import type { AsksFor } from "./keysAskedFor";
import { baseOf } from "./messageParts";
import { readCatalogue } from "./readCatalogue";
import type { Catalogue } from "./readCatalogue";

type Gaps = {
  problems: ContentProblem[];
  /** Namespaces whose other languages can't be judged by the source: it is the source that is wrong. */
  unsure: ReadonlySet<string>;
};

const folder = `locales/${sourceLocale}`;
const bare = "and the code asks for it, so pages would show";

/** The keys that a namespace has in other languages, and a file that has each. */
function keysOf(catalogues: readonly Catalogue[]): Map<string, string> {
  const keys = new Map<string, string>();
  for (const catalogue of catalogues) {
    for (const key of groupByBase(catalogue).keys()) {
      if (!keys.has(key)) keys.set(key, catalogue.file);
    }
  }
  return keys;
}

/** The line of a key, or of the last text in its group. */
function lineOf({ entries }: Catalogue, key: string): number | undefined {
  const group = key.slice(0, key.lastIndexOf(".") + 1);
  const all = [...entries];
  const [, entry] =
    all.find(([name]) => baseOf(name) === key) ??
    all.findLast(([name]) => name.startsWith(group)) ??
    [];
  return entry?.line;
}

/** What a file of the source lacks: by itself what has a misspelt key beside it, the rest as one. */
function lackingTexts(
  source: Catalogue,
  others: ReadonlyMap<string, string>,
  lacking: readonly string[],
): ContentProblem[] {
  const { file } = source;
  const severity = "error" as const;
  const extras = [...groupByBase(source).keys()].filter(
    (key) => !others.has(key),
  );
  const rest: string[] = [];
  const misspelt = lacking.flatMap((key) => {
    const meant = nearest(key, extras);
    if (meant === undefined) rest.push(key);
    return meant === undefined
      ? []
      : {
          ...{ severity, file, field: meant, line: lineOf(source, meant) },
          message: `There is no "${key}", ${bare} the key itself.`,
          fix: `Did you misspell it as "${meant}"? Rename that one.`,
        };
  });
  const [first] = rest;
  if (first === undefined) return misspelt;
  const message =
    rest.length === 1
      ? `There is no "${first}", ${bare} the key itself.`
      : `There are ${rest.length} texts missing that the code asks for, so pages would show their keys: ${someOf(rest)}.`;
  const what = rest.length === 1 ? "it" : "them";
  const fix = `Add ${what}, as in ${others.get(first)}.`;
  const place = { file, line: lineOf(source, first) };
  return [...misspelt, { severity, ...place, message, fix }];
}

const noFile = (
  name: string,
  model: string,
  meant: string | undefined,
): ContentProblem => ({
  severity: "error",
  file: `${folder}/${name}.json`,
  message: `There is no such file, and the code asks for its texts, so pages would show their keys.`,
  fix: meant
    ? `Did you misspell it as "${meant}.json"? Rename that one.`
    : `Bring it back, or copy ${model}, and write its texts in "${sourceLocale}".`,
});

const noFolder = (models: readonly string[]): ContentProblem => ({
  severity: "error",
  file: folder,
  message: `There is no such folder, and the code asks for its texts, so pages would show their keys.`,
  fix: `Bring it back${models[0] ? `, or copy locales/${models[0]}, and write its texts in "${sourceLocale}"` : ""}.`,
});

/**
 * What the source of all texts lacks, though another language has it and code
 * asks for it. Nothing stands in for these: pages show bare keys. The code is
 * read only if there is a difference at all.
 */
export function sourceGaps(
  root: string,
  codeOf: (root: string) => AsksFor = keysAskedFor,
): Gaps {
  // A site without English pages can do without English texts.
  const isShown = localeCodes.includes(sourceLocale);
  const languages = localeCodes.filter((code) => code !== sourceLocale);
  const own = namespacesOf(root, sourceLocale);
  const others = languages.map((code) => readCatalogues(root, code));
  const names = new Set(others.flatMap((one) => [...one.keys()]));
  if (own === null || (own.length === 0 && names.size > 0)) {
    const models = languages.filter((code) => namespacesOf(root, code)?.length);
    return { problems: isShown ? [noFolder(models)] : [], unsure: names };
  }
  const source = readCatalogues(root, sourceLocale);
  const problems: ContentProblem[] = [];
  const unsure = new Set<string>();
  let asks: AsksFor | undefined;
  for (const name of names) {
    const english = source.get(name);
    // Of a file that can't be read, nobody knows what is missing.
    if (english && english.problems.length > 0) continue;
    const keys = keysOf(others.flatMap((one) => one.get(name) ?? []));
    const there = groupByBase(english ?? readCatalogue("", "{}"));
    const lacking = [...keys.keys()].filter((key) => {
      if (there.has(key)) return false;
      asks ??= codeOf(root);
      return asks(name, key);
    });
    const [first] = lacking;
    if (first === undefined) continue;
    unsure.add(name);
    if (english) problems.push(...lackingTexts(english, keys, lacking));
    else {
      const meant = nearest(
        name,
        own.filter((one) => !names.has(one)),
      );
      if (meant) unsure.add(meant);
      problems.push(noFile(name, keys.get(first) ?? "", meant));
    }
  }
  return { problems: isShown ? problems : [], unsure };
}
