import { z } from "zod";
import { localeCodes, localePath } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { Entry } from "../entry";
import { localized, permalink } from "../fields";
import type { EntryTag } from "../fields";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/suggest";
import { toKebabCase } from "../slugs";
import { checkPermalinks, loadDataFile } from "./dataFile";

/** One entry of content/tags.yaml. */
export const tagSchema = z.object({
  label: localized
    .optional()
    .describe("the tag as readers see it; default: the key"),
  description: localized.optional().describe("what the tag is about"),
  permalink: permalink
    .optional()
    .describe(
      "the path below /blog/tags, such as /open-source; default: the key",
    ),
});

/** A tag in one locale. */
export type Tag = {
  key: string;
  locale: string;
  label: string;
  description: string | null;
  /** Path below that of all tags. */
  permalink: string;
  /** Path of the page that lists the posts with the tag. */
  path: string;
  /** Whether listed posts have the tag: else there is no such page. */
  hasPage: boolean;
};

type TaggedEntry = Entry & {
  tagKeys: readonly string[];
  tagNames: readonly EntryTag[];
};

const isTagged = (entry: Entry): entry is TaggedEntry => "tagNames" in entry;

const labelOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/**
 * Reads content/tags.yaml, and adds the tags that are only in entries; such a
 * tag is labelled as its first entry writes it.
 */
export function loadTags(root: string, entries: readonly Entry[]) {
  const loaded = loadDataFile(root, "tags", tagSchema);
  const { file, diagnostics } = loaded;
  const known = loaded.entries.map(({ key, value, lineOf }) => ({
    key: toKebabCase(key),
    value,
    permalink: value.permalink ?? toKebabCase(key),
    line: lineOf(),
  }));
  for (const { key, permalink, line } of known) {
    if (key !== "" && permalink !== "") continue;
    const reason = "A key needs letters without accents, or digits.";
    diagnostics.push({ reason, fatal: true, file: file ?? "", line });
  }
  diagnostics.push(...checkPermalinks(file ?? "", "/blog/tags", known));
  const tagged = entries.filter(isTagged);
  const all = tagged.filter(({ isFallback }) => !isFallback);
  const keys = known.map(({ key }) => key);
  if (file) diagnostics.push(...checkTags(all, keys, file));
  const inOrder = [...all].sort((a, b) =>
    a.sourcePath < b.sourcePath ? -1 : 1,
  );
  const inline = new Map<string, string>();
  for (const { key, label } of inOrder.flatMap(({ tagNames }) => tagNames)) {
    if (!keys.includes(key) && !inline.has(key)) inline.set(key, label);
  }
  const listed = new Set(
    tagged
      .filter(({ nodeType, isListed }) => nodeType === "BlogPost" && isListed)
      .flatMap(({ locale, tagKeys }) =>
        tagKeys.map((key) => `${locale} ${key}`),
      ),
  );
  const tags = localeCodes.flatMap((locale): Tag[] => {
    const place = (key: string, permalink: string) => ({
      ...{ key, locale, permalink },
      path: localePath(locale, `/blog/tags/${permalink}`),
      hasPage: listed.has(`${locale} ${key}`),
    });
    return [
      ...known.map(({ key, permalink, value: { label, description } }) => ({
        ...place(key, permalink),
        label: label ? localize(label, locale) : labelOf(key),
        description: description ? localize(description, locale) : null,
      })),
      ...[...inline].map(([key, label]) => ({
        ...place(key, key),
        ...{ label, description: null },
      })),
    ];
  });
  return { file, tags, diagnostics };
}

/** Warns of tags that content/tags.yaml lacks. */
const checkTags = (
  entries: readonly TaggedEntry[],
  known: readonly string[],
  tagsFile: string,
): Diagnostic[] =>
  entries.flatMap(({ sourcePath: file, tagNames, lines }) =>
    tagNames
      .filter(({ key }) => !known.includes(key))
      .map(({ key, label }) => ({
        reason: `The tag "${label}" is not in ${tagsFile}, so it has no label in each language.`,
        fatal: false,
        ...{ file, line: lines.tags, field: "tags" },
        note: suggest(key, known) ?? `Add "${key}:" to ${tagsFile}.`,
      })),
  );
