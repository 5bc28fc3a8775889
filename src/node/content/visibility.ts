/**
 * Who gets to see an entry.
 * LISTED: everybody, everywhere. UNLISTED: whoever has its address. DRAFT and
 * SCHEDULED: nobody yet; previews show them.
 */
export type Visibility = "LISTED" | "UNLISTED" | "DRAFT" | "SCHEDULED";

export type Publishing = {
  isDraft: boolean;
  isUnlisted: boolean;
  /** ISO instant; what has none is not scheduled. */
  publishedAt?: string;
};

/** An entry's visibility at an instant. */
export function visibilityAt(
  now: Date,
  { isDraft, isUnlisted, publishedAt }: Publishing,
): Visibility {
  if (isDraft) return "DRAFT";
  if (publishedAt && new Date(publishedAt) > now) return "SCHEDULED";
  return isUnlisted ? "UNLISTED" : "LISTED";
}

/**
 * Whether a site has the entry at all. What is not built has no node, so that
 * nothing made from nodes (pages, lists, tags, counts, feeds, sitemap, search,
 * previous and next posts) can show it.
 */
export const isBuilt = (visibility: Visibility, isPreview: boolean) =>
  isPreview || visibility === "LISTED" || visibility === "UNLISTED";

/** Whether a built entry stands where readers find it without its address. */
export const isListed = (visibility: Visibility) => visibility !== "UNLISTED";
