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

type History = {
  /** Null where nothing is known of the past. */
  files: FileHistory | null;
  contentOf: (blob: string) => string;
};

/** Git's name for a content. */
const blobOf = (raw: string) => {
  const { length } = Buffer.from(raw);
  return createHash("sha1").update(`blob ${length}\0${raw}`).digest("hex");
};

/** Newer than any: what is not committed yet. */
const now = -1;

/** When a file was last changed in more than its name. */
const touchOf = ({ raw }: TextVersion, versions: readonly Version[]) =>
  versions[0]?.blob === blobOf(raw)
    ? versions.find(({ isTouched }) => isTouched)
    : undefined;

/** The version that was there first; where several came at once, in the order of the locales. */
function sourceOf(
  versions: readonly TextVersion[],
  { files }: History,
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
  { files, contentOf }: History,
): LocaleStatus {
  const { file } = text;
  if (text === source) return { status: "source", file };
  const isBegun = text.isDraft && !source.isDraft;
  const present: LocaleStatus = { status: isBegun ? "draft" : "present", file };
  if (!files) return isBegun ? present : { status: "unknown", file };
  const touch = touchOf(text, files.get(file) ?? []);
  // Somebody is at it right now.
  if (!touch) return present;
  const sources = files.get(source.file) ?? [];
  const then =
    sources.find(({ commit }) => commit >= touch.commit) ?? sources.at(-1);
  if (!then || then.blob === blobOf(source.raw)) return present;
  const changed = changedParagraphs(contentOf(then.blob), source.raw);
  if (changed === 0) return present;
  return { status: "outdated", file, changed, touched: touch.day };
}

/** Which languages a text has, lacks, or has as it once was. */
export function translationStatus(
  folder: string,
  versions: readonly TextVersion[],
  history: History,
): TextStatus {
  const source = sourceOf(versions, history);
  const locales = localeCodes.map((code): [string, LocaleStatus] => {
    const text = versions.find(({ locale }) => locale === code);
    if (!text || !source) return [code, { status: "missing" }];
    return [code, statusOf(text, source, history)];
  });
  return { folder, locales: Object.fromEntries(locales) };
}
