import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { memoize } from "../../lib/memoize";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fileState } from "../files/paths";

/** The versions of a file and its former names, newest first. */
export type GitTimes = { versions: GitVersion[]; names: RenamedFile[] };

/** A former path of a file, and the instant of the commit that renamed it. */
export type RenamedFile = { path: string; until: string };

/** A file as a commit has left it. */
export type GitVersion = {
  /** The instant of the commit, in ISO 8601 and UTC. */
  instant: string;
  /** The commit, and the path at the time, as git reads it. */
  name: string;
};

/** Runs git and returns its output; null on failure. */
export function runGit(root: string, ...args: string[]): string | null {
  try {
    return execGit(root, args).toString();
  } catch {
    return null;
  }
}

const execGit = (root: string, args: readonly string[], input = "") =>
  execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: root,
    input,
    stdio: ["pipe", "pipe", "ignore"],
    // Enough for the file names of many thousand commits.
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
  });

/** A version never changes, so each is read once per process. */
const knownVersions = memoize<Map<string, string>, string>(() => new Map());

/** Reads versions of files by their names, with one call of git for all that are new. */
export function readVersions(
  root: string,
  wanted: readonly string[],
): ReadonlyMap<string, string> {
  const texts = knownVersions(root);
  const names = wanted.filter((name) => !texts.has(name));
  if (names.length === 0) return texts;
  const output = execGit(root, ["cat-file", "--batch"], names.join("\n"));
  let start = 0;
  for (const name of names) {
    const end = output.indexOf("\n", start);
    // "<hash> blob <size>", or "<name> missing" in a clone that leaves files out.
    const [, size] =
      / blob (\d+)$/.exec(output.toString("utf8", start, end)) ?? [];
    start = end + 1;
    if (size === undefined) continue;
    texts.set(name, output.toString("utf8", start, start + Number(size)));
    start += Number(size) + 1;
  }
  return texts;
}

/** Explains why git can't date changes; null if it can. */
export function findHistoryGap(root: string): string | null {
  const refusal = findRefusal(root);
  if (refusal !== null) return `git says: ${refusal}`;
  const isShallow = runGit(root, "rev-parse", "--is-shallow-repository");
  if (isShallow === null) return "this is not a git repository";
  if (isShallow.trim() !== "true") return null;
  return 'this is a shallow clone; run "git fetch --unshallow"';
}

/** Runs git, and returns what it says against that; null if it does it. */
function findComplaint(root: string, ...args: string[]): string | null {
  const { stderr, error } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  return error?.message ?? /^(?:fatal|error): (.+)/m.exec(stderr)?.[1] ?? null;
}

/** Returns what git says against a repository that it does not read, such as one of another owner, or half of one; null for none. */
function findRefusal(root: string): string | null {
  const isThere = existsSync(path.join(root, ".git"));
  const reason = findComplaint(root, "rev-parse", "--git-dir");
  const isNone = reason === null || /^(?:not a git|spawn)/.test(reason);
  return isThere || !isNone ? reason : null;
}

/** Reports a repository that git refuses to read, or whose files are lost: pages would lack their dates without a word. */
export function checkRepository(root: string): Diagnostic[] {
  const refusal = findRefusal(root);
  const isEmpty = runGit(root, "rev-parse", "--verify", "HEAD") === null;
  const reason =
    refusal ??
    (isEmpty ? null : findComplaint(root, "log", "--name-status", "-M"));
  if (reason === null) return [];
  return [
    {
      reason: `git can't read this repository, so pages show no dates of change: ${reason}`,
      fatal: false,
      file: ".git",
      note: reason.includes("ownership")
        ? "Give the folder to the user who builds, or allow it: git config --global --add safe.directory <folder>."
        : 'Clone it anew; "git fsck" lists what is missing.',
    },
  ];
}

let cached: { key: string; times: ReadonlyMap<string, GitTimes> } | undefined;

/** Finds the file to which git adds a line when HEAD changes; null without a repository. */
const findHeadLog = memoize((root: string) => {
  const file = runGit(root, "rev-parse", "--git-path", "logs/HEAD");
  return file && path.resolve(root, file.trim());
});

/** Returns what changes with each commit. To ask git at each save would take longer than to read the texts. */
function headState(root: string): string | null {
  const log = findHeadLog(root);
  if (log === null) return null;
  return fileState(log) || runGit(root, "rev-parse", "HEAD");
}

/**
 * Reads the commit dates of files in content/, by path from the project's root,
 * following renames. Empty without git, and in a shallow clone, whose only
 * commit has every file.
 */
export function loadGitTimes(root: string): ReadonlyMap<string, GitTimes> {
  const key = `${root} ${headState(root)}`;
  if (cached?.key !== key) cached = { key, times: readLog(root) };
  return cached.times;
}

function readLog(root: string): ReadonlyMap<string, GitTimes> {
  const times = new Map<string, GitTimes>();
  if (findHistoryGap(root)) return times;
  const format = ["--format=%x00%h %cI", "--name-status", "-M", "--relative"];
  const log = runGit(root, "log", ...format, "--", "content") ?? "";
  /** Maps paths in earlier commits to the paths of today. */
  const renamed = new Map<string, string>();
  // Commits are listed from the newest to the oldest.
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...changes] = commit.split("\n").filter(Boolean);
    const [hash, date = ""] = head.split(" ");
    const time = new Date(date);
    // Broken tools and clocks write years that no calendar has.
    if (Number.isNaN(time.getTime())) continue;
    const instant = time.toISOString();
    for (const change of changes) {
      const [status = "", path = "", target = path] = change.split("\t");
      const today = renamed.get(target) ?? target;
      const { versions, names } = times.get(today) ?? {
        versions: [],
        names: [],
      };
      times.set(today, { versions, names });
      if (status.startsWith("R")) {
        renamed.set(path, today);
        names.push({ path, until: instant });
      }
      // A pure rename is not a change.
      if (status === "R100") continue;
      versions.push({ instant, name: `${hash}:./${target}` });
    }
  }
  return times;
}
