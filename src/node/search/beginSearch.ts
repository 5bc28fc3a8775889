import type { BuildArgs } from "gatsby";
import { makeSearch } from "./makeSearch";

/** The search of the build that is going on. */
let pending: ReturnType<typeof makeSearch> | undefined;

/** Begins to make the search's files, beside what else completes the output. */
export function beginSearch(args: BuildArgs): void {
  pending = makeSearch(args);
  // Whoever finishes hears of a failure.
  pending.catch(() => undefined);
}

/** Waits for the search's files. */
export async function finishSearch(args: BuildArgs): Promise<void> {
  const activity = args.reporter.activityTimer("index for the search");
  activity.start();
  const made = await pending;
  pending = undefined;
  if (made) {
    const how = made.isNew ? "" : ", none of them changed";
    activity.setStatus(`${made.pages} pages${how}`);
  }
  activity.end();
}
