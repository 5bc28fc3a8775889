import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { localeCodes } from "../../config/locales";
import { parseFrontMatter } from "../content/frontMatter";
import { listEntries, translatedFields } from "./listEntries";
import type { WrittenEntry } from "./listEntries";

export type LocaleStatus = {
  /**
   * `source`: what the others are translated from. `outdated`: its source has
   * changed since it was last touched. `draft`: begun and not published, though
   * its source is. `unknown`: there, but without git's history nobody knows how old.
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
  raw: string;
  isDraft: boolean;
  isModified: boolean;
  /** Newest first; empty for a new file. */
  versions: Version[];
};

function git(root: string, ...args: string[]): string | null {
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

/** Why git can't tell what is outdated; null where it can. */
export function missingHistory(root: string): string | null {
  const isShallow = git(root, "rev-parse", "--is-shallow-repository");
  if (isShallow === null) return "this is no git repository";
  if (isShallow.trim() !== "true") return null;
  return 'this is a shallow clone; run "git fetch --unshallow"';
}

/** Compares each translation with what its source was when the translation was last touched. */
export function listTranslations(root: string): EntryStatus[] {
  const hasHistory = missingHistory(root) === null;
  const diff = git(root, "diff", "--name-only", "--relative", "HEAD");
  const modified = new Set(diff?.split("\n"));
  return listEntries(root).map((entry) => {
    const written = readTranslations(root, entry, modified);
    const source = findSource(written);
    const locales = localeCodes.map((locale): [string, LocaleStatus] => {
      const own = written.find((one) => one.locale === locale);
      if (!own) return [locale, { status: "missing" }];
      if (own === source) return [locale, { status: "source" }];
      if (own.isDraft && !source?.isDraft) return [locale, { status: "draft" }];
      if (!hasHistory || !source) return [locale, { status: "unknown" }];
      return [locale, compareWithSource(root, own, source)];
    });
    return { folder: entry.folder, locales: Object.fromEntries(locales) };
  });
}

const readTranslations = (
  root: string,
  { files }: WrittenEntry,
  modified: ReadonlySet<string>,
): Translation[] =>
  files.map(({ absolutePath, sourcePath, place }) => {
    const raw = readFileSync(absolutePath, "utf8");
    return {
      locale: place.lang,
      raw,
      isDraft: parseFrontMatter(raw).data.draft === true,
      isModified: modified.has(sourcePath),
      // What is in one language only needs no history.
      versions: files.length > 1 ? listVersions(root, sourcePath) : [],
    };
  });

function listVersions(root: string, file: string): Version[] {
  const format = "--format=%x00%H %ct %cs";
  const flags = ["--follow", "--name-status", "--relative", format];
  const log = git(root, "log", ...flags, "--", file) ?? "";
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

/** What was there first; of those that came together, the one in the first locale. */
function findSource(written: readonly Translation[]): Translation | undefined {
  const created = ({ versions }: Translation) =>
    versions.at(-1)?.time ?? Infinity;
  return localeCodes
    .flatMap((code) => written.find(({ locale }) => locale === code) ?? [])
    .toSorted((a, b) => created(a) - created(b))[0];
}

function compareWithSource(
  root: string,
  translation: Translation,
  source: Translation,
): LocaleStatus {
  const touched = translation.versions.find(({ change }) => change !== "R100");
  // Somebody is working on it.
  if (!touched || translation.isModified) return { status: "current" };
  const then =
    source.versions.find(({ time }) => time <= touched.time) ??
    source.versions.at(-1);
  const before = then && git(root, "show", `${then.hash}:./${then.path}`);
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
  const fields = Object.entries(data)
    .filter(([name]) => translatedFields.includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return [...fields, ...paragraphs];
}
