import { loadMessages } from "../messages/fillMessages";

type BuildStrings = {
  footnotes: string;
  footnoteBack: string;
  /** The alternative text of a post's social card. */
  cardAlt: string;
  /** The label of the link from a feed to a post that only its page can show. */
  wholePost: string;
  /** The messages of components in texts (src/components/ui.ts). */
  components: Record<string, string>;
};

/** Reads the interface messages that the build itself writes. */
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

/** Reads the same messages once: a page needs them for each of its texts. */
export function buildStrings(root: string, locale: string): BuildStrings {
  const strings = cache.get(locale) ?? readBuildStrings(root, locale);
  cache.set(locale, strings);
  return strings;
}
