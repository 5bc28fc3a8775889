import type { I18n } from "../../config/i18n";
import { memoize } from "../../lib/memoize";
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
export const readBuildStrings = (root: string, i18n: I18n, locale: string) =>
  loadMessages(root, i18n, locale, "content") as BuildStrings;

const stringsIn = memoize((root: string) =>
  memoize((i18n: I18n) =>
    memoize((locale: string) => readBuildStrings(root, i18n, locale)),
  ),
);

/** Reads the same messages once: a page needs them for each of its texts. */
export const buildStrings = (root: string, i18n: I18n, locale: string) =>
  stringsIn(root)(i18n)(locale);
