import { readFileSync } from "node:fs";
import { listLocales } from "../config/i18n";
import type { I18n } from "../config/i18n";
import { groupBy } from "../lib/groupBy";
import { translatedFields } from "./collections";
import type { EntryFile } from "./content/entry";
import { loadGitTimes, readVersions, runGit } from "./content/gitTimes";
import type { GitVersion } from "./content/gitTimes";
import { parseFrontMatter } from "./files/frontMatter";

/** The changes of an entry's source since a translation was last touched. */
export type SourceChange = {
  /** The locale of the source. */
  locale: string;
  /** Paragraphs and fields that have changed. */
  changes: number;
  /** Day on which the translation was last touched. */
  since: string;
  /** The instant of the last change of words; missing before that is committed. */
  changedAt?: string;
};

/** A translation, its source, and the versions of the source from the one that was translated on, newest first. */
type Pair = {
  file: string;
  touched: string;
  source: EntryFile;
  versions: GitVersion[];
};

/**
 * Finds the translations whose source has changed since, by path: compares each
 * source with what it was when the translation was last touched, as git tells.
 * Empty without git's history.
 */
export function findOutdated(
  root: string,
  i18n: I18n,
  files: readonly EntryFile[],
): ReadonlyMap<string, SourceChange> {
  const pairs = pairWithSources(root, i18n, files);
  const names = pairs.flatMap(({ versions }) =>
    versions.map(({ name }) => name),
  );
  const texts = readVersions(root, names);
  const outdated = pairs.flatMap((pair): [string, SourceChange][] => {
    const change = describeChange(pair, texts);
    return change ? [[pair.file, change]] : [];
  });
  return new Map(outdated);
}

/** Pairs the translations with their sources, where these were touched later. */
function pairWithSources(
  root: string,
  i18n: I18n,
  files: readonly EntryFile[],
): Pair[] {
  const times = loadGitTimes(root);
  if (times.size === 0) return [];
  const diff = runGit(root, "diff", "--name-only", "--relative", "HEAD");
  const modified = new Set(diff?.split("\n"));
  const entries = groupBy(files, ({ entryPath }) => entryPath.folder);
  return entries.flatMap(([, translations]): Pair[] => {
    const source = findSource(root, i18n, translations);
    const versions = times.get(source?.sourcePath ?? "")?.versions;
    if (!source || !versions) return [];
    return translations.flatMap(({ sourcePath: file }): Pair[] => {
      const touched = times.get(file)?.versions[0]?.instant;
      const isSource = file === source.sourcePath;
      // Somebody is working on it.
      if (isSource || touched === undefined || modified.has(file)) return [];
      const known = versions.findIndex(({ instant }) => instant <= touched);
      const isNewer = known > 0 || modified.has(source.sourcePath);
      if (known < 0 || !isNewer) return [];
      return [
        { file, touched, source, versions: versions.slice(0, known + 1) },
      ];
    });
  });
}

/** Finds the file that was there first; of those that came together, that in the first locale. */
export function findSource(
  root: string,
  i18n: I18n,
  files: readonly EntryFile[],
): EntryFile | undefined {
  const times = loadGitTimes(root);
  const order = listLocales(i18n);
  const placeOf = ({ entryPath }: EntryFile) => order.indexOf(entryPath.lang);
  const timeOf = ({ sourcePath }: EntryFile): number =>
    Date.parse(times.get(sourcePath)?.versions.at(-1)?.instant ?? "") ||
    Infinity;
  return [...files].sort(
    (a, b) => timeOf(a) - timeOf(b) || placeOf(a) - placeOf(b),
  )[0];
}

function describeChange(
  { touched, source, versions }: Pair,
  texts: ReadonlyMap<string, string>,
): SourceChange | undefined {
  const textOf = ({ name }: GitVersion) => texts.get(name);
  const before = versions.map(textOf).at(-1);
  if (before === undefined) return undefined;
  const now = readFileSync(source.absolutePath, "utf8");
  const changes = countChanges(before, now);
  if (changes === 0) return undefined;
  const last = versions.find((version, index) => {
    const [text, earlier] = [version, versions[index + 1]].map(
      (each) => each && textOf(each),
    );
    return text !== undefined && earlier !== undefined
      ? countChanges(earlier, text) > 0
      : false;
  });
  return {
    locale: source.entryPath.lang,
    changes,
    since: touched.slice(0, 10),
    ...(last && { changedAt: last.instant }),
  };
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
