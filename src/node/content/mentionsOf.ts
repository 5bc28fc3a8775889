import type { z } from "zod";
import type { CompiledMdx } from "../mdx/compileMdx";
import { imageRef, type ImageRef } from "./imageRef";
import { image } from "./schema/fields";
import { postAuthors } from "./schema/postAuthors";
import { postTags, type PostTag } from "./schema/postTags";
import { isMap } from "./schema/readItem";

/** What a text names of other files. */
export type Mentions = {
  images: ImageRef[];
  cover: ImageRef | null;
  bylines: { key: string | null }[];
  tagNames: PostTag[];
  lines: { authors: number; tags: number };
};

type Source = {
  file: { root: string; absolutePath: string };
  schema: z.ZodObject;
  data: unknown;
  compiled: CompiledMdx | null;
  lineOf: (field: string) => number;
};

/**
 * What can be told of a text that has faults, each field for itself: then what
 * it names and is not there is reported together with them.
 */
export function mentionsOf(source: Source): Mentions {
  const { file, schema, data, compiled, lineOf } = source;
  const valueOf = <T>(name: string, field: z.ZodType<T>): T | undefined =>
    isMap(data) && name in schema.shape
      ? field.safeParse(data[name]).data
      : undefined;
  const src = valueOf("image", image);
  const authors = valueOf("authors", postAuthors) ?? [];
  return {
    images: (compiled?.images ?? []).map((found) => imageRef(file, found)),
    cover: src ? imageRef(file, { src, line: lineOf("image") }) : null,
    bylines: authors.map(({ key = null }) => ({ key })),
    tagNames: valueOf("tags", postTags) ?? [],
    lines: { authors: lineOf("authors"), tags: lineOf("tags") },
  };
}
