import { baseLanguage } from "../../../src/lib/language";

/** A language and an address, as a page or the sitemap names a version. */
export type Version = readonly [lang: string, address: string];

/** What one page tells machines about its language and its versions. */
export type LanguageFacts = {
  /** Its own address. */
  address: string;
  /** `<html lang>`. */
  lang: string;
  /** True if search engines may list it: neither `noindex`, nor canonical to another address. */
  isIndexed: boolean;
  /** True if it shows a text of another language. */
  isFallback: boolean;
  /** `hreflang` in its head, in their order. */
  head: readonly Version[];
  /** `hreflang` in the sitemap; undefined where it has no entry. */
  sitemap: readonly Version[] | undefined;
  /** `og:locale`, and `og:locale:alternate`. */
  ogLocale: string;
  ogAlternates: readonly string[];
  /** `inLanguage` of what its JSON-LD describes. */
  inLanguage: readonly string[];
};

const rest = "x-default";
const underscored = (lang: string) => lang.replace("-", "_");
const inOrder = (versions: readonly Version[]) =>
  versions.map((version) => version.join(" ")).sort();
const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** What is wrong with the versions of a page that search engines may list. */
function faultsOf(
  page: LanguageFacts,
  pages: ReadonlyMap<string, LanguageFacts>,
  mainLang: string,
): string[] {
  const { address, lang, head } = page;
  const faults: string[] = [];
  const versions = head.filter(([language]) => language !== rest);
  const languages = versions.map(([language]) => language);
  if (new Set(languages).size < languages.length) {
    faults.push("names a language twice");
  }
  if (versions.length === 1) faults.push("names no other version");
  if (!versions.some((one) => isSame(one, [baseLanguage(lang), address]))) {
    faults.push("does not name itself");
  }
  for (const [language, to] of versions) {
    const target = pages.get(to);
    if (!target) faults.push(`${language} leads to ${to}, which is not built`);
    else if (baseLanguage(target.lang) !== language) {
      faults.push(`${language} leads to ${to}, which is in ${target.lang}`);
    } else if (target.isFallback || !target.isIndexed) {
      faults.push(`${language} leads to ${to}, which nobody may list`);
    } else if (!isSame(inOrder(target.head), inOrder(head))) {
      faults.push(`${language} leads to ${to}, which does not lead back`);
    }
  }
  const defaults = head.filter(([language]) => language === rest);
  const main = versions.find(
    ([language]) => language === baseLanguage(mainLang),
  );
  const [, expected] = main ?? versions[0] ?? [];
  if (defaults.length !== 1) faults.push(`has ${defaults.length} ${rest}`);
  else if (defaults[0]?.[1] !== expected) {
    faults.push(`${rest} leads to ${defaults[0]?.[1]}, not ${expected}`);
  }
  return faults;
}

/**
 * Checks the graph of language versions over all pages of a site: every target
 * is a page that may be listed and is in that language, pages name themselves
 * and each other, `x-default` is right, and sitemap, Open Graph and JSON-LD say
 * the same. Returns what is wrong, a line each.
 */
export function checkAlternates(
  all: readonly LanguageFacts[],
  mainLang: string,
): string[] {
  const pages = new Map(all.map((page) => [page.address, page]));
  return all.flatMap((page) => {
    const { address, lang, head, sitemap } = page;
    const { ogLocale, ogAlternates, inLanguage } = page;
    const faults: string[] = [];
    if (page.isFallback || !page.isIndexed) {
      if (head.length > 0) faults.push("names versions, but is not listed");
      if (sitemap) faults.push("is in the sitemap, but is not listed");
      if (inLanguage.length > 0) faults.push("has JSON-LD, but is not listed");
      return faults.map((fault) => `${address}: ${fault}`);
    }
    if (head.length > 0) faults.push(...faultsOf(page, pages, mainLang));
    if (!sitemap) faults.push("is not in the sitemap");
    else if (!isSame(sitemap, head)) faults.push("differs from the sitemap");
    if (ogLocale !== underscored(lang)) {
      faults.push(`is in ${lang}, and says og:locale ${ogLocale}`);
    }
    const others = head
      .filter(([language, to]) => language !== rest && to !== address)
      .map(([, to]) => pages.get(to)?.ogLocale);
    if (!isSame(ogAlternates, others)) {
      faults.push(`says og:locale:alternate ${ogAlternates.join(", ")}`);
    }
    if (inLanguage.some((language) => language !== lang)) {
      faults.push(`is in ${lang}, and its JSON-LD in ${inLanguage.join(", ")}`);
    }
    return faults.map((fault) => `${address}: ${fault}`);
  });
}
