import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { localeCodes } from "../../config/locales";
import { groupBy } from "../../lib/groupBy";
import { translatedFields } from "../collections";
import type { EntryFile } from "../content/entry";
import { findEntryFiles } from "../content/findEntryFiles";
import { parseFrontMatter } from "../content/frontMatter";

/** An entry with its files, one for each locale that it is written in. */
export type WrittenEntry = {
  /** Below content/, for instance blog/2026-03-14-a-post. */
  folder: string;
  files: EntryFile[];
  /** The locales that it is not written in. */
  missing: string[];
};

export type LocaleStatus = {
  /**
   * `source`: what the others are translated from. `outdated`: its source has
   * changed since it was last touched. `draft`: begun and not published, though
   * its source is. `unknown`: there is no git history to compare with.
   */
  status: "source" | "current" | "draft" | "outdated" | "missing" | "unknown";
  /** Paragraphs and fields of the source that have changed. */
  changes?: number;
  /** Day on which the translation was last touched. */
  since?: string;
};

export type EntryStatus = {
  folder: string;
  locales: Record<string, LocaleStatus>;
};

/** Lists the entries of all collections, by their files' names alone. */
export const listWrittenEntries = (root: string): WrittenEntry[] =>
  groupBy(findEntryFiles(root).files, ({ place }) => place.folder)
    .map(([folder, files]) => {
      const written = files.map(({ place }) => place.lang);
      const missing = localeCodes.filter((code) => !written.includes(code));
      return { folder, files, missing };
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));

/** Compares each translation with what its source was when the translation was last touched. */
export function listTranslations(root: string): EntryStatus[] {
  const hasHistory = findHistoryGap(root) === null;
  const diff = runGit(root, "diff", "--name-only", "--relative", "HEAD");
  const modified = new Set(diff?.split("\n"));
  return listWrittenEntries(root).map(({ folder, files }) => {
    // What is in one language only needs no history.
    const needsHistory = hasHistory && files.length > 1;
    const translations = localeCodes.flatMap((code) =>
      files
        .filter(({ place }) => place.lang === code)
        .map((file) => readTranslation(root, file, needsHistory)),
    );
    // What was there first; of those that came together, the first locale's.
    const [source] = translations.toSorted((a, b) => a.created - b.created);
    const statusOf = (own: Translation | undefined): LocaleStatus => {
      if (!own || !source) return { status: "missing" };
      if (own === source) return { status: "source" };
      if (own.isDraft && !source.isDraft) return { status: "draft" };
      if (!hasHistory) return { status: "unknown" };
      if (modified.has(own.file)) return { status: "current" };
      return compareWithSource(root, own, source);
    };
    const statuses = localeCodes.map((code) => {
      const own = translations.find(({ locale }) => locale === code);
      return [code, statusOf(own)] as const;
    });
    return { folder, locales: Object.fromEntries(statuses) };
  });
}

/** Why git can't tell what is outdated; null where it can. */
export function findHistoryGap(root: string): string | null {
  const isShallow = runGit(root, "rev-parse", "--is-shallow-repository");
  if (isShallow === null) return "this is no git repository";
  if (isShallow.trim() !== "true") return null;
  return 'this is a shallow clone; run "git fetch --unshallow"';
}

function runGit(root: string, ...args: string[]): string | null {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 26,
    });
  } catch {
    return null;
  }
}

/** A commit that changed a file. */
type Version = {
  hash: string;
  time: number;
  day: string;
  /** What the file was called then. */
  path: string;
  /** Git's letter for what happened: M, A, R100 for a mere rename, C for a copy of another file. */
  change: string;
};

/** An entry in one locale, as it is now, committed or not. */
type Translation = {
  locale: string;
  file: string;
  raw: string;
  isDraft: boolean;
  /** Newest first; empty for a new file. */
  versions: Version[];
  /** When it was committed first; infinite for a new file. */
  created: number;
};

function readTranslation(
  root: string,
  { absolutePath, sourcePath, place }: EntryFile,
  needsHistory: boolean,
): Translation {
  const raw = readFileSync(absolutePath, "utf8");
  const versions = needsHistory ? listVersions(root, sourcePath) : [];
  return {
    ...{ locale: place.lang, file: sourcePath, raw, versions },
    isDraft: parseFrontMatter(raw).data.draft === true,
    created: versions.at(-1)?.time ?? Infinity,
  };
}

function listVersions(root: string, file: string): Version[] {
  const format = "--format=%x00%H %ct %cs";
  const flags = ["--follow", "--name-status", "--relative", format];
  const log = runGit(root, "log", ...flags, "--", file) ?? "";
  const commits = log.split("\0").slice(1);
  const versions = commits.map((commit) => {
    const [header = "", ...lines] = commit.trim().split("\n");
    const [hash = "", time, day = ""] = header.split(" ");
    const [change = "", ...paths] = lines.at(-1)?.split("\t") ?? [];
    const path = paths.at(-1) ?? file;
    return { hash, time: Number(time), day, path, change };
  });
  // A translation that was begun as a copy has no part in the history before.
  const copied = versions.findIndex(({ change }) => change.startsWith("C"));
  return copied === -1 ? versions : versions.slice(0, copied + 1);
}

function compareWithSource(
  root: string,
  translation: Translation,
  source: Translation,
): LocaleStatus {
  const touched = translation.versions.find(({ change }) => change !== "R100");
  if (!touched) return { status: "current" };
  const then =
    source.versions.find(({ time }) => time <= touched.time) ??
    source.versions.at(-1);
  const before = then && runGit(root, "show", `${then.hash}:./${then.path}`);
  const changes = before ? countChanges(before, source.raw) : 0;
  return changes === 0
    ? { status: "current" }
    : { status: "outdated", changes, since: touched.day };
}

/** Counts the paragraphs and fields with words that were changed, added or removed. */
function countChanges(before: string, after: string): number {
  const old = splitText(before);
  const now = splitText(after);
  const added = now.filter((part) => !old.includes(part)).length;
  const removed = old.filter((part) => !now.includes(part)).length;
  return Math.max(added, removed);
}

function splitText(raw: string): string[] {
  const { data, body } = parseFrontMatter(raw);
  const fields = translatedFields.map(
    (name) => `${name}: ${JSON.stringify(data[name])}`,
  );
  const paragraphs = body.trim().split(/\n\s*\n/);
  return [...fields, ...paragraphs].map((text) => text.replace(/\s+/g, " "));
}
