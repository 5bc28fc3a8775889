import { composeCode } from "./composeCode";
import { words } from "./words";

export const locales = ["en", "de"] as const;

export type Locale = (typeof locales)[number];

/** A post with its front matter, which all generators read alike. */
export interface GeneratedPost {
  slug: string;
  date: string;
  title: string;
  description: string;
  body: string;
}

const SECTIONS = [0, 1, 2, 3, 4];
const FIRST_DAY = Date.UTC(2010, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/**
 * Composes the post with a number: about a thousand words, five h2
 * with an h3 each, lists, code and a link. It depends on nothing but its number and locale, so a post
 * reads the same whether ten or a thousand are written.
 */
export function composePost(number: number, locale: Locale): GeneratedPost {
  const random = createRandom(number * 2 + (locale === "de" ? 1 : 0));
  const { title, sentence, paragraph } = createWriter(random, words[locale]);

  const composeSection = (section: number) => [
    `## ${title(4)} ${section + 1}`,
    paragraph(),
    paragraph(),
    [
      `- ${sentence()}`,
      `- ${sentence()}`,
      `- **${title(2)}** ${sentence()}`,
    ].join("\n"),
    `### ${title(3)} ${section + 1}.1`,
    paragraph(),
    composeCode(number, section),
    `A [${title(2)}](https://example.com/${number}/${section}) and \`code\`. ${sentence()}`,
  ];

  return {
    slug: `post-${String(number).padStart(4, "0")}`,
    date: new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10),
    title: `${title(5)} ${number}`,
    description: sentence(),
    body: [paragraph(), "{/* truncate */}", ...SECTIONS.flatMap(composeSection)]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function createWriter(random: () => number, vocabulary: readonly string[]) {
  const word = () =>
    vocabulary[Math.floor(random() * vocabulary.length)] ?? "word";
  const title = (length: number) => {
    const text = Array.from({ length }, word).join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const sentence = () => `${title(8 + Math.floor(random() * 10))}.`;
  const paragraph = () => Array.from({ length: 3 }, sentence).join(" ");
  return { title, sentence, paragraph };
}

/** Creates a seeded random source (mulberry32): the same seed, the same posts. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
