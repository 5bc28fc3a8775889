import { languageTag } from "../../config/locales";
import { withBaseUrl } from "../../config/resolved";
import { searchIndexFolder, wordListFile } from "../../lib/searchIndex";
import { loadIndex, ranking } from "./searchPages";
import type { Pagefind, SearchIndex } from "./searchPages";
import { createVocabulary } from "./vocabulary";

type PagefindScript = {
  createInstance(options: object): Pagefind & { init(): Promise<void> };
};

/** The smallest valid module. */
const emptyModule = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

const indexes = new Map<string, Promise<SearchIndex>>();
let attempts = 0;

async function loadSearch(locale: string): Promise<SearchIndex> {
  // Fails at once if WebAssembly is blocked; Pagefind would wait forever.
  await WebAssembly.compile(emptyModule);
  const basePath = withBaseUrl(`/${searchIndexFolder}/${locale}/`);
  // Browsers cache a failed script by its address.
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
  return loadIndex(pagefind, vocabulary);
}

/** Opens the index of a locale, once per visit. */
export function openSearch(locale: string): Promise<SearchIndex> {
  const index = indexes.get(locale) ?? loadSearch(locale);
  indexes.set(locale, index);
  return index;
}

/** Makes the next search load the index again. */
export function forgetSearch(locale: string): void {
  attempts += 1;
  indexes.delete(locale);
}
