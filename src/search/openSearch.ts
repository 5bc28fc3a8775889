import { withPrefix } from "gatsby";
import { languageTag } from "../config/languageTag";
import { searchIndexFolder, wordListFile } from "../lib/searchIndex";
import type { FilterCounts } from "../lib/searchIndex";
import { requireWebAssembly } from "./explainFailure";
import { loadIndex, ranking, searchPages } from "./searchPages";
import type { Answer, Pagefind, Question } from "./searchPages";
import { createVocabulary } from "./vocabulary";

/** The search of a locale. */
export type OpenSearch = {
  /** Pages by filter and value. */
  counts: FilterCounts;
  find: (question: Question) => Promise<Answer>;
};

type PagefindScript = {
  createInstance(options: object): Pagefind & { init(): Promise<void> };
};

const searches = new Map<string, Promise<OpenSearch>>();
let attempts = 0;

async function open(locale: string): Promise<OpenSearch> {
  await requireWebAssembly();
  const basePath = withPrefix(`/${searchIndexFolder}/${locale}/`);
  // Browsers remember that a script has failed; another address is tried again.
  const attempt = attempts > 0 ? `?${attempts}` : "";
  const [script, words] = await Promise.all([
    import(
      /* webpackIgnore: true */ `${basePath}pagefind.js${attempt}`
    ) as Promise<PagefindScript>,
    fetch(basePath + wordListFile).then((response) => {
      if (response.ok) return response.text();
      throw new Error(`${response.status} ${response.url}`);
    }),
  ]);
  const pagefind = script.createInstance({
    basePath,
    ranking,
    excerptEllipsis: "…",
  });
  await pagefind.init();
  const vocabulary = createVocabulary(words.split("\n"), languageTag(locale));
  const index = await loadIndex(pagefind, vocabulary);
  return {
    counts: index.counts,
    find: async (question) => {
      const answer = await searchPages(index, question);
      // Pagefind takes missing files for missing words.
      if (answer.count === 0 && !navigator.onLine) throw new Error("Offline");
      return answer;
    },
  };
}

/** Opens the search of a locale, once for a visit. */
export function openSearch(locale: string): Promise<OpenSearch> {
  const search = searches.get(locale) ?? open(locale);
  searches.set(locale, search);
  return search;
}

/** Lets the next search load everything again. */
export function forgetSearch(locale: string): void {
  attempts += 1;
  searches.delete(locale);
}
