import type { BuildArgs } from "gatsby";
import { makeSearch } from "./makeSearch";

/** Makes the search's files, and tells of it in the build's log. */
export async function writeSearch(args: BuildArgs): Promise<void> {
  const activity = args.reporter.activityTimer("index for the search");
  activity.start();
  const made = await makeSearch(args);
  if (made) {
    const how = made.isNew ? "" : ", none of them changed";
    activity.setStatus(`${made.pages} pages${how}`);
  }
  activity.end();
}
