import { siteConfig } from "../../config/resolved";
import { isListed, visibilityAt } from "../../lib/visibility";
import type { Visibility } from "../../lib/visibility";
import { dayOf } from "../../lib/zonedTime";
import type { CommitTimes } from "../content/commitTimes";
import type { PageFields, PostFields } from "../content/readPost";

/** What the clock and git say; the same for all texts of a run. */
export type Circumstances = {
  now: Date;
  /** By path from the project's root. */
  commits: ReadonlyMap<string, CommitTimes>;
};

/** What is true of a text today, and need not be tomorrow, though its file stays the same. */
export type Settled = {
  visibility: Visibility;
  isListed: boolean;
  updatedAt: string | null;
  updated: string | null;
};

/** Settles what a text's file leaves open. */
export function settle(
  fields: PostFields | PageFields,
  sourcePath: string,
  { now, commits }: Circumstances,
): Settled {
  const commit = commits.get(sourcePath);
  const update =
    "date" in fields
      ? postUpdate(fields, commit)
      : commit && { instant: commit.last };
  const visibility = "date" in fields ? visibilityAt(now, fields) : "LISTED";
  return {
    visibility,
    isListed: isListed(visibility),
    updatedAt: update?.instant ?? null,
    updated: update
      ? dayOf(new Date(update.instant), siteConfig.timeZone)
      : null,
  };
}

/** The first commit of a post is no update of it, nor is one before its day. */
function postUpdate(
  { lastUpdate, publishedAt }: PostFields,
  commit: CommitTimes | undefined,
): { instant: string } | undefined {
  const isRevised = commit && commit.last !== commit.first;
  const update = lastUpdate ?? (isRevised && { instant: commit.last });
  // Both are ISO instants in UTC, whose order is that of their letters.
  return update && update.instant > publishedAt ? update : undefined;
}
