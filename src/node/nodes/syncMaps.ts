import type { CreatePagesArgs } from "gatsby";
import { defaultLocale, localeCodes, localePath } from "../../config/locales";
import type { Referring } from "../content/checkReferences";
import type { ContentProblem } from "../content/problem";
import { readAuthors } from "../content/readAuthors";
import { readTags } from "../content/readTags";
import type { TagFields } from "../content/readTags";
import type { AuthorNode, DocRef, PostRef, TagNode } from "./contentNodes";
import { createEntry, findMap, load } from "./mapFiles";
import type { Keyed } from "./mapFiles";

const noTags = { fields: [], keys: [], problems: [] };

/** Makes the author nodes agree with content/authors.yaml. */
export async function syncAuthors(args: CreatePagesArgs): Promise<{
  nodes: AuthorNode[];
  problems: ContentProblem[];
  /** Keys of faulty entries, too; null of a file that can't be read. */
  known: readonly string[] | null;
  /** What the file says of other files. */
  named: Referring[];
}> {
  const { file, problems } = findMap(args, "authors");
  if (!file) return { nodes: [], problems, known: [], named: [] };
  const read = readAuthors(await load(args, file));
  const nodes = await Promise.all(
    read.fields.map((entry) => {
      const { locale, permalink } = entry;
      const path =
        permalink === null
          ? null
          : localePath(locale, `/blog/authors/${permalink}`);
      return createEntry(args, "Author", { ...entry, path }, file);
    }),
  );
  return {
    nodes: nodes as unknown as AuthorNode[],
    problems: [...problems, ...read.problems],
    known: read.keys,
    named: [
      {
        sourcePath: `content/${file.relativePath}`,
        isStandIn: false,
        images: read.portraits,
        cover: null,
      },
    ],
  };
}

type Tagged = Pick<
  PostRef,
  "id" | "sourcePath" | "locale" | "isListed" | "tagKeys" | "tagNames"
> & { lines: { tags: number }; basePath?: DocRef["basePath"] };

/** Tags that only texts name, each by its first text: its label is as that one writes it. */
function inlineTags(
  posts: readonly Tagged[],
  known: ReadonlySet<string>,
): TagFields[] {
  const labels = new Map<string, string>();
  const inOrder = [...posts].sort((a, b) =>
    a.sourcePath < b.sourcePath ? -1 : 1,
  );
  for (const { key, label } of inOrder.flatMap(({ tagNames }) => tagNames)) {
    if (!known.has(key) && !labels.has(key)) labels.set(key, label);
  }
  return [...labels].flatMap(([key, label]) =>
    localeCodes.map((locale) => ({
      key,
      locale,
      label,
      description: null,
      permalink: key,
    })),
  );
}

/**
 * Makes the tag nodes agree with content/tags.yaml. Tags that only texts name
 * get nodes as well, in every locale.
 * @param docs pages of documentation, which have lists of their own
 */
export async function syncTags(
  args: CreatePagesArgs,
  posts: readonly Tagged[],
  docs: readonly Tagged[] = [],
): Promise<{
  nodes: TagNode[];
  problems: ContentProblem[];
  known: Set<string>;
}> {
  const { file, problems } = findMap(args, "tags");
  const read = file ? readTags(await load(args, file)) : noTags;
  const sound = new Set(read.fields.map(({ key }) => key));
  const texts = [...posts, ...docs];
  const inline = inlineTags(texts, sound);
  const placeOf = ({ key, locale }: Keyed) => `${locale} ${key}`;
  const listed = new Set(
    posts
      .filter(({ isListed }) => isListed)
      .flatMap(({ locale, tagKeys }) =>
        tagKeys.map((key) => placeOf({ key, locale })),
      ),
  );
  const nodes = await Promise.all(
    [...read.fields, ...inline].map((entry) => {
      const { key, locale, permalink } = entry;
      const path = localePath(locale, `/blog/tags/${permalink}`);
      const node = { ...entry, path, hasPage: listed.has(placeOf(entry)) };
      const parent = file ?? texts.find(({ tagKeys }) => tagKeys.includes(key));
      return createEntry(args, "Tag", node, parent);
    }),
  );
  return {
    nodes: nodes as unknown as TagNode[],
    problems: [
      ...problems,
      ...read.problems,
      ...takenPaths(read.fields, inline, texts),
    ],
    known: new Set(read.keys),
  };
}

/** A text's own tag can't have the page of one in the file. */
function takenPaths(
  fields: readonly TagFields[],
  inline: readonly TagFields[],
  texts: readonly Tagged[],
): ContentProblem[] {
  const owners = new Map(fields.map(({ permalink, key }) => [permalink, key]));
  return inline
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap(({ key, label }) => {
      const owner = owners.get(key);
      const text = texts.find(({ tagNames }) =>
        tagNames.some((tag) => tag.key === key),
      );
      if (owner === undefined || !text) return [];
      return [
        {
          severity: "error" as const,
          file: text.sourcePath,
          line: text.lines.tags,
          field: "tags",
          message: `"${label}" would have the page of the tag "${owner}" in the tags file: ${text.basePath ?? "/blog"}/tags/${key}.`,
          fix: `Write "${owner}" instead, or give one of them another permalink.`,
        },
      ];
    });
}
