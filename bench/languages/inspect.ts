import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { baseLanguage } from "../../src/lib/baseLanguage";
import { locales, type Locale } from "../posts/types";
import type { Subject } from "../subjects/types";
import { addressIn, cases, caseTags, type Case } from "./cases";
import { pageFile, pathOf, readPage, type PageFacts } from "./readPage";

/** A question, and what a site's output answers. */
export type Finding = { about: string; question: string; answer: string };

const home = (locale: Locale) => (locale === "en" ? "" : `/${locale}`);
const nameOf = { en: "English", de: "German" } as const;
const otherOf = (locale: Locale): Locale => (locale === "en" ? "de" : "en");
const yes = (is: boolean) => (is ? "yes" : "no");

/** Asks a built site what it does with each case. */
export function inspect({ output }: Subject): Finding[] {
  const isBuilt = (address: string) => pageFile(output, address) !== undefined;
  const textOf = (file: string) => {
    const full = path.join(output, file);
    return existsSync(full) ? readFileSync(full, "utf8") : "";
  };
  const sitemap = locales
    .map((locale) => textOf(`${home(locale)}/sitemap.xml`))
    .join("");
  const inSitemap = (address: string) =>
    sitemap.includes(`<loc>https://www.example.com${address}</loc>`) ||
    sitemap.includes(`<loc>https://www.example.com${address}/</loc>`);

  /** Where the language menu of a page leads. */
  const switcher = (page: PageFacts, address: string, to: Locale) => {
    const link = page.links.find(
      ({ href, lang }) =>
        lang?.startsWith(to) === true && pathOf(href) !== address,
    );
    if (!link) return "no link";
    const target = pathOf(link.href);
    return `${target} (${isBuilt(target) ? "built" : "not built"})`;
  };

  const versionsOf = (page: PageFacts) => {
    const named = [...page.versions].map(
      ([lang, to]) => `${lang} ${to}${isBuilt(to) ? "" : " (not built)"}`,
    );
    return named.join(", ") || "none";
  };

  const aboutPage = (about: string, address: string, locale: Locale) => {
    const page = readPage(output, address);
    const marked = [...(page?.marked ?? [])]
      .filter((lang) => baseLanguage(lang) !== baseLanguage(page?.lang ?? ""))
      .sort();
    const other = otherOf(locale);
    const answers = {
      language:
        page &&
        `html lang ${page.lang}` +
          (marked.length > 0 ? `, parts in ${marked.join(", ")}` : ""),
      canonical: page && (page.canonical ?? "none"),
      hreflang: page && versionsOf(page),
      "in the sitemap": yes(inSitemap(address)),
      [`language menu to ${nameOf[other]}`]:
        page && switcher(page, address, other),
    };
    return Object.entries(answers).map(([question, answer]) => ({
      about,
      question: `${address}: ${question}`,
      answer: answer ?? "not built",
    }));
  };

  const aboutPost = (one: Case, locale: Locale) => {
    const address = addressIn(one, locale);
    const list = readPage(output, `${home(locale)}/blog`);
    const feed = textOf(`${home(locale)}/blog/rss.xml`);
    const about = one.name;
    const where = `in the ${nameOf[locale]}`;
    const isListed = list?.links.some(({ href }) => pathOf(href) === address);
    return [
      {
        about,
        question: `${where} list of posts`,
        answer: yes(isListed === true),
      },
      {
        about,
        question: `${where} feed`,
        answer: yes(feed.includes(`https://www.example.com${address}`)),
      },
    ];
  };

  const ofCases = Object.values<Case>(cases).flatMap((one) =>
    locales.flatMap((locale) => [
      ...aboutPage(one.name, addressIn(one, locale), locale),
      ...(one.kind === "post" ? aboutPost(one, locale) : []),
    ]),
  );
  const ofTags = (Object.keys(caseTags) as (keyof typeof caseTags)[]).flatMap(
    (tag) =>
      locales.flatMap((locale) =>
        aboutPage(
          `A tag that only one language has a post for (${caseTags[tag].en})`,
          `${home(locale)}/blog/tags/${tag}`,
          locale,
        ),
      ),
  );
  const ofMissing = locales.flatMap((locale) => {
    const about = "The page for unknown addresses";
    const file = `${home(locale)}/404.html`;
    const page = readPage(output, file);
    return page
      ? [
          {
            about,
            question: `${file}: language`,
            answer: `html lang ${page.lang}`,
          },
          {
            about,
            question: `${file}: kept out of search`,
            answer: yes(!page.isIndexed),
          },
          {
            about,
            question: `${file}: canonical`,
            answer: page.canonical ?? "none",
          },
        ]
      : [{ about, question: file, answer: "not built" }];
  });
  return [...ofCases, ...ofTags, ...ofMissing];
}
