import { locales, type Locale } from "../posts/types";

/** A text as it is written in one language. */
type Words = { title: string; description: string; slug: string };

/** A text of the comparison, in the languages that it is written in. */
export type Case = {
  name: string;
  kind: "post" | "page";
  /** Names the files of all its languages. */
  file: string;
  words: Partial<Record<Locale, Words>>;
  /** Keys of tags; the site's own are added to `both`, so that their pages exist. */
  tags: string[];
  /**
   * Docusaurus builds posts of the default language's folder only. Who has
   * none in that language may write them there all the same.
   */
  isInDefaultFolder?: true;
};

const sentence = {
  en: "A sentence in English, so that there is something to read.",
  de: "Ein Satz auf Deutsch, damit es etwas zu lesen gibt.",
} as const;

/** The text of every case; what is compared is what happens around it. */
export const bodyIn = (locale: Locale): string =>
  `${sentence[locale]}\n\n{/* truncate */}\n\n${sentence[locale]}`;

/** Tags that only one case has, by their key. */
export const caseTags = {
  steuern: { en: "Taxes", de: "Steuern" },
  travel: { en: "Travel", de: "Reisen" },
} as const;

/** What a site in two languages meets sooner or later. */
export const cases = {
  both: {
    name: "A post in both languages",
    kind: "post",
    // Links of the site's pages to its posts are led there: see prepareSite.
    file: "2026-01-05-both",
    words: {
      en: { title: "In both", description: "Both.", slug: "post-0001" },
      de: { title: "In beiden", description: "Beide.", slug: "post-0001" },
    },
    tags: [],
  },
  slugs: {
    name: "A post with a slug of its own in each language",
    kind: "post",
    file: "2026-01-06-contracts",
    words: {
      en: { title: "Contracts", description: "Read.", slug: "contracts" },
      de: { title: "Verträge", description: "Lesen.", slug: "vertraege" },
    },
    tags: [],
  },
  german: {
    name: "A post in German only",
    kind: "post",
    file: "2026-01-07-nur-deutsch",
    words: {
      de: {
        title: "Nur auf Deutsch",
        description: "Nicht auf Englisch.",
        slug: "nur-deutsch",
      },
    },
    tags: ["steuern"],
  },
  germanInDefault: {
    name: "A post in German only, in Docusaurus' folder for English posts",
    kind: "post",
    file: "2026-01-09-auf-deutsch",
    words: {
      de: {
        title: "Auf Deutsch",
        description: "Auch nicht auf Englisch.",
        slug: "auf-deutsch",
      },
    },
    tags: [],
    isInDefaultFolder: true,
  },
  english: {
    name: "A post in English only",
    kind: "post",
    file: "2026-01-08-only-english",
    words: {
      en: {
        title: "Only in English",
        description: "Not in German.",
        slug: "only-english",
      },
    },
    tags: ["travel"],
  },
  page: {
    name: "A page in English only",
    kind: "page",
    file: "talks",
    words: {
      en: { title: "Talks", description: "Not in German.", slug: "talks" },
    },
    tags: [],
  },
} as const satisfies Record<string, Case>;

/** The address of a case in a language; where it is not written in it, the one that would be its. */
export function addressIn(one: Case, locale: Locale): string {
  const words = locales
    .map((code) => one.words[code])
    .find((found) => found !== undefined);
  const { slug = "" } = one.words[locale] ?? words ?? {};
  const path = one.kind === "post" ? `/blog/${slug}` : `/${slug}`;
  return locale === "en" ? path : `/${locale}${path}`;
}
