import type { z } from "zod";
import { isFields } from "../../config/schema/rule";
import { homeLinks } from "../links/homeLinks";
import type { Named } from "../mdx/compileMdx";
import { imageRef, type ImageRef } from "./imageRef";
import { darkImage, image } from "./schema/fields";
import { homeActions } from "./schema/pageSchema";
import { postAuthors } from "./schema/postAuthors";
import { postTags, type PostTag } from "./schema/postTags";
import { coverDarkOf } from "./textFields";

/** What a text names of other files. */
export type Mentions = {
  images: ImageRef[];
  links: readonly { url: string; line?: number }[];
  imports: Named["imports"];
  cover: ImageRef | null;
  coverDark: ImageRef | null;
  bylines: { key: string | null }[];
  tagNames: PostTag[];
  lines: { authors: number; tags: number };
  /** As the front matter gives it, if it does; null where that can't be read. */
  slug: string | null | undefined;
  isDraft: boolean;
};

type Source = {
  file: { root: string; absolutePath: string };
  schema: z.ZodObject;
  data: unknown;
  named: Named;
  lineOf: (...path: string[]) => number;
};

/**
 * What can be told of a text that has faults, each field for itself: then what
 * it names and is not there is reported together with them.
 */
export function mentionsOf(source: Source): Mentions {
  const { file, schema, data, named, lineOf } = source;
  const valueOf = <T>(name: string, field: z.ZodType<T>): T | undefined =>
    isFields(data) && name in schema.shape
      ? field.safeParse(data[name]).data
      : undefined;
  const src = valueOf("image", image);
  // Each for itself: one that can't be read says nothing of the others.
  const given = "authors" in schema.shape && isFields(data) ? data.authors : [];
  const authors = [given ?? []].flat().map((one) => {
    const isList = Array.isArray(one);
    const [author] = isList ? [] : (postAuthors.safeParse(one).data ?? []);
    return { key: author?.key ?? null };
  });
  return {
    images: named.images.map((found) => imageRef(file, found)),
    links: [...homeLinks(valueOf("home", homeActions), lineOf), ...named.links],
    imports: named.imports,
    cover: src ? imageRef(file, { src, line: lineOf("image") }) : null,
    coverDark: coverDarkOf(file, valueOf("image_dark", darkImage), lineOf),
    bylines: authors,
    tagNames: valueOf("tags", postTags) ?? [],
    lines: { authors: lineOf("authors"), tags: lineOf("tags") },
    slug: slugOf(source),
    isDraft: isFields(data) && data.draft === true,
  };
}

function slugOf({ schema, data }: Source): Mentions["slug"] {
  if (!isFields(data)) return null;
  // Pages have no such field.
  const field = schema.shape.slug as z.ZodType | undefined;
  const read = field?.safeParse(data.slug);
  if (!read) return undefined;
  return read.success ? (read.data as string | undefined) : null;
}
