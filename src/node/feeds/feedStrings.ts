import { readFileSync } from "node:fs";
import path from "node:path";
import english from "../../../locales/en/feed.json";

export type FeedStrings = typeof english;

const read = (root: string, locale: string): Partial<FeedStrings> => {
  try {
    const file = path.join(root, "locales", locale, "feed.json");
    return JSON.parse(readFileSync(file, "utf8")) as Partial<FeedStrings>;
  } catch {
    return {};
  }
};

/** Interface strings that feeds hold; English where a language lacks one. */
export const feedStrings = (root: string, locale: string): FeedStrings => ({
  ...english,
  ...read(root, locale),
});
