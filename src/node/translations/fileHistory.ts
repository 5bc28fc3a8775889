import { execFileSync } from "node:child_process";

/** A file as a commit left it. */
export type Version = {
  /** Place of the commit, from 0, the newest. */
  commit: number;
  /** Git's name for the commit. */
  hash: string;
  /** What the file was called then. */
  path: string;
  /** The day of the commit, in UTC. */
  day: string;
  /** Git's name for the content. */
  blob: string;
  /** False where the commit only gave the file another name. */
  isTouched: boolean;
};

/** The versions of each file that there is now, newest first, by path from the project's root. */
export type FileHistory = ReadonlyMap<string, readonly Version[]>;

type Change = { status: string; blob: string; from?: string; path: string };

// A merge has as many colons, modes and blobs as parents, and a letter for each.
const line =
  /^:+(?:\d+ )+(?:[0-9a-f]+ )*([0-9a-f]+) [A-Z]*([A-Z])(\d*)\t([^\t]+)(?:\t(.+))?$/;

function changeOf(text: string): Change[] {
  const [, blob = "", letter = "", alike = "", first = "", second] =
    line.exec(text) ?? [];
  if (letter === "" || letter === "D") return [];
  const status = letter + alike;
  return second === undefined
    ? [{ status, blob, path: first }]
    : [{ status, blob, from: first, path: second }];
}

/**
 * Reads what `git log --raw` prints, newest commit first, and follows files
 * through their renames.
 */
export function readHistory(log: string): FileHistory {
  const history = new Map<string, Version[]>();
  // What a file was called then, and is called now.
  const names = new Map<string, string>();
  const commits = log.split("\0").slice(1);
  for (const [commit, text] of commits.entries()) {
    const [head = "", ...lines] = text.split("\n");
    const [hash = "", date = ""] = head.split(" ");
    const day = new Date(date).toISOString().slice(0, 10);
    const renames: [string, string][] = [];
    for (const { status, blob, from, path } of lines.flatMap(changeOf)) {
      const now = names.get(path) ?? path;
      const versions = history.get(now) ?? [];
      history.set(now, versions);
      const isTouched = status !== "R100";
      versions.push({ commit, hash, path, day, blob, isTouched });
      if (from !== undefined) renames.push([from, now]);
    }
    for (const [from, now] of renames) names.set(from, now);
  }
  return history;
}

const run = (root: string, args: readonly string[], input = "") =>
  execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: root,
    encoding: "utf8",
    input,
    stdio: ["pipe", "pipe", "ignore"],
    // The names of many thousand commits.
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
  });

const git = (root: string, ...args: string[]) => run(root, args);

/** Why nothing is known of the past. */
export type NoHistory = "no repository" | "shallow clone";

/** The history of all files in content/. */
export function fileHistory(root: string): FileHistory | NoHistory {
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() === "true") {
      return "shallow clone";
    }
  } catch {
    return "no repository";
  }
  try {
    return readHistory(
      git(
        root,
        "log",
        "--format=%x00%H %cI",
        "--raw",
        // Merges that made a text of two are versions, too.
        "-c",
        "--no-abbrev",
        "--find-renames",
        "--relative",
        "--",
        "content",
      ),
    );
  } catch {
    // A repository without a commit.
    return new Map();
  }
}

/** What a version of a file held. */
export const contentOf = (root: string, blob: string) =>
  git(root, "cat-file", "blob", blob);

/**
 * What files held when a commit was made, by `<hash>:<path>`. The commits of
 * a file do not tell: a branch knows none of what the others did meanwhile.
 */
export function blobsAt(
  root: string,
  places: readonly string[],
): ReadonlyMap<string, string> {
  if (places.length === 0) return new Map();
  const asked = places.map((place) => place.replace(":", ":./"));
  const answers = run(root, ["cat-file", "--batch-check"], asked.join("\n"));
  return new Map(
    answers.split("\n").flatMap((answer, index): [string, string][] => {
      const [, blob] = /^([0-9a-f]+) blob /.exec(answer) ?? [];
      const place = places[index];
      return blob === undefined || place === undefined ? [] : [[place, blob]];
    }),
  );
}
