import { z } from "zod";
import { localeCodes, localePath } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { Localized } from "../../../config/localize";
import type { BaseEntry } from "../entry";
import { localized, permalink } from "../fields";
import type { EntryTag } from "../fields";
import { toKebabCase } from "../slugs";
import {
  checkPermalinks,
  checkReferences,
  loadDataFile,
  localizeOptional,
} from "./dataFile";

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

const tagKey = z.string().refine((name) => toKebabCase(name) !== "", {
  error: "A key needs letters or digits that an address can have.",
});

/** A tag in all languages. */
type LocalizedTag = {
  key: string;
  /** The key as content/tags.yaml or the first entry has it. */
  name: string;
  label: Localized;
  description?: Localized;
  permalink: string;
};

/** A tag in one locale. */
export type Tag = {
  key: string;
  locale: string;
  label: string;
  description: string | null;
  /** The path below that of all tags. */
  permalink: string;
  /** The path of the page that lists the posts with the tag. */
  path: string;
  /** True if listed posts have the tag, which then has a page. */
  hasPage: boolean;
};

type TaggedPost = BaseEntry & {
  tagKeys: readonly string[];
  tagNames: readonly EntryTag[];
};

/** True for two names of one tag, such as Open Source and open-source, and for different tags with different addresses. Bø and Bo only share an address. */
const isSameTag = (a: string, b: string) =>
  normalizeName(a) === normalizeName(b) || toKebabCase(a) !== toKebabCase(b);

const normalizeName = (name: string) =>
  name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const createLabel = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/**
 * Loads content/tags.yaml and adds the tags that only posts have, labelled as
 * the first post writes them.
 */
export function loadTags(root: string, posts: readonly TaggedPost[]) {
  const loaded = loadDataFile(root, "tags", tagKey, tagSchema);
  const { diagnostics } = loaded;
  const listed = loaded.entries.map(([name, tag]): LocalizedTag => {
    const key = toKebabCase(name);
    return { label: createLabel(key), permalink: key, ...tag, key, name };
  });
  const references = posts
    .filter(({ isFallback }) => !isFallback)
    .sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1))
    .flatMap(({ sourcePath, tagNames, lines }) =>
      tagNames.map((tag) => ({
        ...tag,
        file: sourcePath,
        line: lines.tags,
        field: ["tags"],
      })),
    );
  const keys = loaded.keys && loaded.keys.map(toKebabCase);
  if (loaded.isThere) {
    const { file } = loaded;
    diagnostics.push(...checkReferences("tag", { file, keys }, references));
  }
  const labels = new Map<string, string>();
  for (const { key, label, ...location } of references) {
    if (listed.some((tag) => tag.key === key)) continue;
    const first = labels.get(key);
    if (first === undefined) {
      labels.set(key, label);
    } else if (!isSameTag(first, label)) {
      const reason = `The tags "${first}" and "${label}" would have the same page: /blog/tags/${key}.`;
      const note = `Write both alike, or add "${label}" to content/tags.yaml as the label of another key, and write that key here.`;
      diagnostics.push({ reason, fatal: true, ...location, note });
    }
  }
  const all: LocalizedTag[] = [
    ...listed,
    ...[...labels].map(([key, label]) => ({
      ...{ key, label, name: label, permalink: key },
    })),
  ];
  const pages = all.map(({ name, permalink }) => ({ key: name, permalink }));
  diagnostics.push(...checkPermalinks(loaded, "/blog/tags", pages));
  const used = new Set(
    posts
      .filter(({ isListed }) => isListed)
      .flatMap(({ locale, tagKeys }) =>
        tagKeys.map((key) => `${locale} ${key}`),
      ),
  );
  const items = localeCodes.flatMap((locale) =>
    all.map(({ key, label, description, permalink }): Tag => ({
      key,
      locale,
      permalink,
      label: localize(label, locale),
      description: localizeOptional(description, locale),
      path: localePath(locale, `/blog/tags/${permalink}`),
      hasPage: used.has(`${locale} ${key}`),
    })),
  );
  return { ...loaded, items, diagnostics };
}
