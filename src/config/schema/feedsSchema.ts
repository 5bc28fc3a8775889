import { z } from "zod";
import { field } from "./field";
import { flag, oneOf } from "./fields";
import type { LocalizedText } from "./localizedText";
import { options } from "./options";
import { yearSlot } from "./yearSlot";

/** What readers can subscribe to. */
export function feedsSchema(localized: LocalizedText) {
  return options({
    /** The formats of every feed; an empty list means no feeds. Default: ["rss", "atom", "json"]. */
    formats: z.array(oneOf("rss", "atom", "json")).optional(),
    /** Posts in a feed, the newest ones; "all" for every post. Default: 20. */
    limit: limit().optional(),
    /** Whether each tag has feeds of its own, too. Default: false. */
    tags: flag().optional(),
    /** Whether each author has feeds of their own, too. Default: false. */
    authors: flag().optional(),
    /** The rights to the posts; `{year}` stands for the year of the newest post. Default: the copyright line of the footer. */
    copyright: localized.optional(),
  }).check(yearSlot());
}

const limit = () =>
  field<number | "all">(
    'a whole number, 1 or more, or "all"',
    "20",
    (value) => {
      if (value === "all") return undefined;
      if (typeof value !== "number") return 'is neither a number nor "all"';
      if (!Number.isInteger(value)) return "is not a whole number";
      return value < 1 ? "is too small" : undefined;
    },
  );
