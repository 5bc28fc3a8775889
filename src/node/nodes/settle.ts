import { siteConfig } from "../../config/resolved";
import { isListed, visibilityAt } from "../../lib/visibility";
import type { Visibility } from "../../lib/visibility";
import { dayOf } from "../../lib/zonedTime";
import type { CommitTimes } from "../content/commitTimes";
import type { DocFields } from "../content/readDoc";
import type { PageFields } from "../content/readPage";
import type { PostFields } from "../content/readPost";

/** What the clock and git say; the same for all texts of a run. */
export type Circumstances = {
  now: Date;
  /** By path from the project's root. */
  commits: ReadonlyMap<string, CommitTimes>;
  /** The path that the docs in a folder below content/ begin with, without locale. */
  docsPaths: ReadonlyMap<string, string>;
};

/** What is true of a text today, and need not be tomorrow, though its file stays the same. */
export type Settled = {
  visibility: Visibility;
  isListed: boolean;
  updatedAt: string | null;
  updated: string | null;
  /** Where the paths of its version begin, for documentation. */
  basePath: string | null;
};

/** Settles what a text's file leaves open. */
export function settle(
  fields: PostFields | PageFields | DocFields,
  sourcePath: string,
  { now, commits, docsPaths }: Circumstances,
): Settled {
  const update = updateOf(fields, commits.get(sourcePath));
  const visibility = "isDraft" in fields ? visibilityAt(now, fields) : "LISTED";
  const basePath = "area" in fields ? docsPaths.get(fields.area) : undefined;
  return {
    visibility,
    isListed: isListed(visibility),
    updatedAt: update?.instant ?? null,
    updated: update
      ? dayOf(new Date(update.instant), siteConfig.timeZone)
      : null,
    basePath: basePath ?? null,
  };
}

function updateOf(
  fields: PostFields | PageFields | DocFields,
  commit: CommitTimes | undefined,
): { instant: string } | undefined {
  if ("date" in fields) return postUpdate(fields, commit);
  const own = "lastUpdate" in fields ? fields.lastUpdate : null;
  return own ?? (commit && { instant: commit.last });
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
