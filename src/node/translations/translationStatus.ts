import { createHash } from "node:crypto";
import { localeCodes } from "../../config/locales";
import type { FileHistory, Version } from "./fileHistory";
import { changedParagraphs } from "./translatedText";

/** A text in one locale. */
export type TextVersion = {
  locale: string;
  /** From the project's root. */
  file: string;
  /** As it is now, committed or not. */
  raw: string;
  isDraft: boolean;
};

export type LocaleStatus = {
  /**
   * `source`: what the others were translated from. `outdated`: the source has
   * changed since this was touched. `draft`: begun, and not published, though
   * its source is. `unknown`: there, and nobody knows how old.
   */
  status: "source" | "present" | "draft" | "outdated" | "missing" | "unknown";
  file?: string;
  /** Paragraphs and fields of the source that have changed since. */
  changed?: number;
  /** Day of the commit that last touched it. */
  touched?: string;
};

export type TextStatus = {
  /** Folder below content/, which ties the translations together. */
  folder: string;
  locales: Record<string, LocaleStatus>;
};

export type History = {
  /** Null where nothing is known of the past. */
  files: FileHistory | null;
  /** Git's name for what `<hash of a commit>:<path>` held. */
  blobAt: (place: string) => string | undefined;
  contentOf: (blob: string) => string;
};

/** Git's name for a content. */
const blobOf = (raw: string) => {
  const { length } = Buffer.from(raw);
  return createHash("sha1").update(`blob ${length}\0${raw}`).digest("hex");
};

/** Newer than any: what is not committed yet. */
const now = -1;

/** When a file was last changed in more than its name; none where it has changed since. */
function touchOf({ file, raw }: TextVersion, files: FileHistory) {
  const versions = files.get(file) ?? [];
  const blob = blobOf(raw);
  // Not the newest one: a merge may have passed over that.
  const current = versions.findIndex((version) => version.blob === blob);
  if (current < 0) return undefined;
  return versions.slice(current).find(({ isTouched }) => isTouched);
}

/** Where the source lay when a translation was touched. */
function placeThen(
  { commit, hash }: Version,
  { file }: TextVersion,
  files: FileHistory,
): string {
  const versions = files.get(file) ?? [];
  const then = versions.find((one) => one.commit >= commit) ?? versions.at(-1);
  return `${hash}:${then?.path ?? file}`;
}

/** The version that was there first; where several came at once, in the order of the locales. */
function sourceOf(
  versions: readonly TextVersion[],
  files: FileHistory | null,
): TextVersion | undefined {
  const begun = ({ file }: TextVersion) =>
    files?.get(file)?.at(-1)?.commit ?? now;
  return localeCodes
    .flatMap((code) => versions.find(({ locale }) => locale === code) ?? [])
    .sort((a, b) => begun(b) - begun(a))[0];
}

function statusOf(
  text: TextVersion,
  source: TextVersion,
  { files, blobAt, contentOf }: History,
): LocaleStatus {
  const { file } = text;
  if (text === source) return { status: "source", file };
  const isBegun = text.isDraft && !source.isDraft;
  const present: LocaleStatus = { status: isBegun ? "draft" : "present", file };
  if (!files) return isBegun ? present : { status: "unknown", file };
  const touch = touchOf(text, files);
  // Somebody is at it right now.
  if (!touch) return present;
  const sources = files.get(source.file) ?? [];
  // A source that came after its translation is compared with its first version.
  const then = blobAt(placeThen(touch, source, files)) ?? sources.at(-1)?.blob;
  if (then === undefined || then === blobOf(source.raw)) return present;
  const changed = changedParagraphs(contentOf(then), source.raw);
  if (changed === 0) return present;
  return { status: "outdated", file, changed, touched: touch.day };
}

/** What has to be known of the past, as `<hash of a commit>:<path>`. */
export function placesAsked(
  versions: readonly TextVersion[],
  files: FileHistory,
): string[] {
  const source = sourceOf(versions, files);
  if (!source) return [];
  return versions.flatMap((text) => {
    const touch = text === source ? undefined : touchOf(text, files);
    return touch ? [placeThen(touch, source, files)] : [];
  });
}

/** Which languages a text has, lacks, or has as it once was. */
export function translationStatus(
  folder: string,
  versions: readonly TextVersion[],
  history: History,
): TextStatus {
  const source = sourceOf(versions, history.files);
  const locales = localeCodes.map((code): [string, LocaleStatus] => {
    const text = versions.find(({ locale }) => locale === code);
    if (!text || !source) return [code, { status: "missing" }];
    return [code, statusOf(text, source, history)];
  });
  return { folder, locales: Object.fromEntries(locales) };
}
