/**
 * The readers who can find an entry. LISTED: everyone. UNLISTED: those who have
 * its address. DRAFT and SCHEDULED: no one yet, except in previews.
 */
export type Visibility = "LISTED" | "UNLISTED" | "DRAFT" | "SCHEDULED";

export type Publishing = {
  isDraft: boolean;
  isUnlisted: boolean;
  /** ISO instant; entries without one are never scheduled. */
  publishedAt?: string;
};

/** Returns the visibility of an entry at an instant. */
export function getVisibility(
  now: Date,
  { isDraft, isUnlisted, publishedAt }: Publishing,
): Visibility {
  if (isDraft) return "DRAFT";
  if (publishedAt && new Date(publishedAt) > now) return "SCHEDULED";
  return isUnlisted ? "UNLISTED" : "LISTED";
}

/**
 * True for an entry that the site includes. Other entries have no node, so that
 * nothing made from nodes (pages, lists, tags, counts, feeds, sitemap, search,
 * previous and next posts) can show them.
 */
export const isBuilt = (visibility: Visibility, isPreview: boolean) =>
  isPreview || visibility === "LISTED" || visibility === "UNLISTED";

/** True for a built entry that lists, search, feeds and sitemap show. */
export const isListed = (visibility: Visibility) => visibility !== "UNLISTED";
