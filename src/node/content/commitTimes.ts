import { execFileSync } from "node:child_process";

/** When a file was first and last committed, as ISO instants in UTC. */
export type CommitTimes = { first: string; last: string };

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    // The names of many thousand commits.
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
  });

/** The commit that is checked out; empty where there is none. */
export function headCommit(root: string): string {
  try {
    return git(root, "rev-parse", "HEAD").trim();
  } catch {
    return "";
  }
}

/**
 * When the files of a folder were committed, by path from the project's root.
 * Empty where the site is not built from git, and in a shallow clone, whose
 * only commit claims every file.
 */
export function commitTimes(
  root: string,
  folder = "content",
): ReadonlyMap<string, CommitTimes> {
  const times = new Map<string, CommitTimes>();
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() === "true") {
      return times;
    }
    const log = git(
      root,
      "log",
      "--format=%x00%cI",
      "--name-only",
      "--relative",
      "--",
      folder,
    );
    // Newest commit first.
    for (const commit of log.split("\0").slice(1)) {
      const [date = "", ...files] = commit.split("\n").filter(Boolean);
      const first = new Date(date).toISOString();
      for (const file of files) {
        times.set(file, { last: times.get(file)?.last ?? first, first });
      }
    }
  } catch {
    // No git, or no repository: authors can still write last_update.
  }
  return times;
}
