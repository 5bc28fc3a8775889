import { commitTimes, headCommit } from "../content/commitTimes";
import type { CommitTimes } from "../content/commitTimes";
import type { Circumstances } from "./settle";

type Commits = ReadonlyMap<string, CommitTimes>;

let known: { root: string; head: string; commits: Commits } | undefined;

/** The clock and git as they are now. Git is asked for all commits only once for each state of the repository. */
export function circumstancesOf(
  root: string,
  docsPaths: Circumstances["docsPaths"],
): Circumstances {
  const head = headCommit(root);
  if (known?.root !== root || known.head !== head || head === "") {
    known = { root, head, commits: commitTimes(root) };
  }
  return { now: new Date(), commits: known.commits, docsPaths };
}
