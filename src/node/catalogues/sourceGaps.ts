import { localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import { sourceLocale } from "../strings/fillStrings";
import { namespacesOf } from "../strings/missingFiles";
import { readCatalogues } from "./checkCatalogues";
import { lackingTexts, noFile, noFolder } from "./describeGaps";
import { groupByBase } from "./groupByBase";
import { keysAskedFor } from "./keysAskedFor";
import type { AsksFor } from "./keysAskedFor";
import { readCatalogue } from "./readCatalogue";
import type { Catalogue } from "./readCatalogue";

type Gaps = {
  problems: ContentProblem[];
  /** Namespaces whose other languages can't be judged by the source: it is the source that is wrong. */
  unsure: ReadonlySet<string>;
};

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
