import { loadMessages } from "../messages/fillMessages";

type BuildStrings = {
  footnotes: string;
  footnoteBack: string;
  /** What a post's social card shows. */
  cardAlt: string;
  /** The link from a feed to a post that only its page can show. */
  wholePost: string;
  /** What components of a text say to its readers (src/components/ui.ts). */
  components: Record<string, string>;
};

/** Reads the interface strings that the build itself writes. */
export const readBuildStrings = (
  root: string,
  locale: string,
): BuildStrings => ({
  footnotes: "Footnotes",
  footnoteBack: "↩ {{reference}}",
  cardAlt: "{{title}}, {{authors}}",
  wholePost: "Read the whole post on the website",
  components: {},
  ...(loadMessages(root, locale, "content") as Partial<BuildStrings>),
});

const cache = new Map<string, BuildStrings>();

/** The same, read once: a page asks for them with each of its texts. */
export function buildStrings(root: string, locale: string): BuildStrings {
  const strings = cache.get(locale) ?? readBuildStrings(root, locale);
  cache.set(locale, strings);
  return strings;
}
