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
/** What the host said of each index when it was opened. */
const entries = new Map<string, string>();
let attempts = 0;

const indexPath = (locale: string) =>
  withBaseUrl(`/${searchIndexFolder}/${locale}/`);

async function readText(path: string, options?: RequestInit): Promise<string> {
  const response = await fetch(path, options);
  if (response.ok) return response.text();
  throw new Error(`${response.status} ${response.url}`);
}

const readEntry = (locale: string) =>
  readText(`${indexPath(locale)}pagefind-entry.json`, { cache: "no-store" });

async function loadSearch(locale: string): Promise<SearchIndex> {
  // Fails at once if WebAssembly is blocked; Pagefind would wait forever.
  await WebAssembly.compile(emptyModule);
  const basePath = indexPath(locale);
  // Browsers cache a failed script by its address.
  const attempt = attempts > 0 ? `?${attempts}` : "";
  const [script, words, entry] = await Promise.all([
    import(
      /* webpackIgnore: true */ `${basePath}pagefind.js${attempt}`
    ) as Promise<PagefindScript>,
    readText(basePath + wordListFile),
    readEntry(locale),
  ]);
  entries.set(locale, entry);
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

/** True if the host still has the opened index, whose parts have other names after a deploy. */
export const isIndexOnline = async (locale: string): Promise<boolean> =>
  (await readEntry(locale)) === entries.get(locale);

/** Makes the next search load the index again. */
export function forgetSearch(locale: string): void {
  attempts += 1;
  indexes.delete(locale);
}
