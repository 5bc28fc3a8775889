import { z } from "zod";
import { addLocale, listLocales, localizeText } from "../../../config/i18n";
import type { I18n, Localized } from "../../../config/i18n";
import type { BaseEntry } from "../entry";
import { createLocalizedText } from "../fields";
import type { EntryTag } from "../fields";
import { permalink, toKebabCase } from "../slugs";
import {
  checkPermalinks,
  checkReferences,
  listReferences,
  loadDataFile,
  localizeOptional,
} from "./dataFile";
import {
  itemLocale,
  nodeFlag,
  nodeText,
  nullableNodeText,
} from "../nodeFields";

/** Creates the schema of one entry of content/tags.yaml. */
export const createTagSchema = (i18n: I18n) =>
  z.object({
    label: createLocalizedText(i18n)
      .optional()
      .describe("the tag as readers see it; default: the key"),
    description: createLocalizedText(i18n)
      .optional()
      .describe("what the tag is about"),
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

/** The fields of a tag's node. */
export const tagNode = z.object({
  key: nodeText("Key in content/tags.yaml and in posts' front matter."),
  locale: itemLocale,
  permalink: nodeText("The end of its page's path."),
  label: nodeText("The tag as readers see it."),
  description: nullableNodeText("What the tag is about."),
  path: nodeText("Path of the tag's page."),
  hasPage: nodeFlag(
    "True where posts that lists of this locale show carry the tag: else it has no page.",
  ),
});

/** A tag in one locale. */
export type Tag = z.output<typeof tagNode>;

type TaggedPost = BaseEntry & {
  tagKeys: readonly string[];
  tagNames: readonly EntryTag[];
};

/** True for two names of one tag, such as Open Source and open-source, and for different tags with different addresses. Bø and Bo only share an address. */
const isSameTag = (a: string, b: string) =>
  normalizeName(a) === normalizeName(b) || toKebabCase(a) !== toKebabCase(b);

const normalizeName = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const createLabel = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/**
 * Loads content/tags.yaml and adds the tags that only posts have, labelled as
 * the first post writes them.
 */
export function loadTags(
  root: string,
  i18n: I18n,
  posts: readonly TaggedPost[],
) {
  const loaded = loadDataFile(
    root,
    i18n,
    "tags",
    tagKey,
    createTagSchema(i18n),
  );
  const { diagnostics } = loaded;
  const listed = loaded.entries.map(([name, tag]): LocalizedTag => {
    const key = toKebabCase(name);
    return { label: createLabel(key), permalink: key, ...tag, key, name };
  });
  const inOrder = [...posts].sort((a, b) =>
    a.sourcePath < b.sourcePath ? -1 : 1,
  );
  const references = listReferences(inOrder, "tags", (post) => post.tagNames);
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
  const items = listLocales(i18n).flatMap((locale) =>
    all.map(({ key, label, description, permalink }): Tag => ({
      key,
      locale,
      permalink,
      label: localizeText(i18n, label, locale),
      description: localizeOptional(i18n, description, locale),
      path: addLocale(i18n, locale, `/blog/tags/${permalink}`),
      hasPage: used.has(`${locale} ${key}`),
    })),
  );
  return { ...loaded, items, diagnostics };
}
