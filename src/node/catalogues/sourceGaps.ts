import { localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import { sourceLocale } from "../strings/fillStrings";
import { namespacesOf } from "../strings/missingFiles";
import { readCatalogues } from "./checkCatalogues";
import { lackingTexts, noFile, noFolder } from "./describeGaps";
import { groupByBase } from "./groupByBase";
import { asksIn, codeIn } from "./keysAskedFor";
import type { AsksFor } from "./keysAskedFor";
import { lackingCalls } from "./lackingCalls";
import { readCatalogue } from "./readCatalogue";
import { misspeltForms } from "./misspeltForms";
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
 * What the source of all texts lacks, though code asks for it. Nothing stands
 * in for these: pages show bare keys. Of what another language has, words of
 * the code are proof enough; what none has must be called for by its name.
 */
export function sourceGaps(
  root: string,
  codeOf: (root: string) => string[] = codeIn,
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
  const unsure = new Set(
    [...source].flatMap(([name, one]) =>
      misspeltForms(one).size > 0 ? name : [],
    ),
  );
  const code = codeOf(root);
  const calls = lackingCalls(source, code);
  let asks: AsksFor | undefined;
  const isAsked = (name: string, key: string) =>
    (asks ??= asksIn(code))(name, key);
  for (const name of new Set([...names, ...calls.keys()])) {
    const english = source.get(name);
    // Of a file that can't be read, nobody knows what is missing.
    if (english && english.problems.length > 0) continue;
    const keys = keysOf(others.flatMap((one) => one.get(name) ?? []));
    const there = groupByBase(english ?? readCatalogue("", "{}"));
    const elsewhere = [...keys.keys()].filter(
      (key) => !there.has(key) && isAsked(name, key),
    );
    const called = calls.get(name)?.filter((key) => !keys.has(key)) ?? [];
    const [first] = [...elsewhere, ...called];
    if (first === undefined) continue;
    unsure.add(name);
    if (english) {
      const texts = [...there.keys()];
      problems.push(
        ...lackingTexts(english, elsewhere, {
          extras: texts.filter((key) => !keys.has(key)),
          model: keys.get(first),
        }),
        ...lackingTexts(english, called, {
          extras: texts.filter((key) => !isAsked(name, key)),
        }),
      );
    } else {
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
