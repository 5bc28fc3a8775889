import { loadMessages } from "../messages/fillMessages";

type BuildStrings = {
  footnotes: string;
  footnoteBack: string;
  /** What a post's social card shows. */
  cardAlt: string;
  /** What components of a text say to its readers (src/components/ui.ts). */
  components: Record<string, string>;
};

const cache = new Map<string, BuildStrings>();

/** Interface strings that the build itself writes. */
export function buildStrings(root: string, locale: string): BuildStrings {
  const known = cache.get(locale);
  if (known) return known;
  const strings = {
    footnotes: "Footnotes",
    footnoteBack: "↩ {{reference}}",
    cardAlt: "{{title}}, {{authors}}",
    components: {},
    ...(loadMessages(root, locale, "content") as Partial<BuildStrings>),
  };
  cache.set(locale, strings);
  return strings;
}
