import type english from "../../../locales/en/feed.json";
import { readStrings } from "../strings/readStrings";

export type FeedStrings = typeof english;

/** Interface strings that feeds hold; English where a language lacks one. */
export const feedStrings = (root: string, locale: string): FeedStrings =>
  readStrings(root, locale, "feed") as FeedStrings;
