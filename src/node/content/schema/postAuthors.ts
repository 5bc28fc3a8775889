import { z } from "zod";
import { isFields } from "../../../config/schema/rule";
import { authorFields, authorKey } from "./authorFields";
import { text } from "./fields";
import { readItem } from "./readItem";

/** An author in a post's front matter: a key, or what is said of the author there, or both. */
const ownAuthor = z
  .object({
    key: authorKey.optional(),
    name: text("the author's name").optional(),
    ...authorFields,
  })
  .check(({ value, issues }) => {
    if (value.key !== undefined || value.name !== undefined) return;
    issues.push({
      code: "custom",
      input: value,
      message: 'An author needs a "key" of content/authors.yaml, or a "name".',
    });
  });
const byKey = authorKey.transform((key): PostAuthor => ({ key }));

export type PostAuthor = z.infer<typeof ownAuthor>;

const whoIs = ({ key, name }: PostAuthor) => key ?? name ?? "";

/** The authors of a post: one, or a list. */
export const postAuthors = z
  .unknown()
  .transform((value, context): PostAuthor[] => {
    if (value === undefined) return [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    const seen = new Set<string>();
    return items.flatMap((item, index) => {
      const path = Array.isArray(value) ? [index] : [];
      const read = readItem<PostAuthor>(
        isFields(item) ? ownAuthor : byKey,
        item,
        path,
        context,
      );
      for (const author of read) {
        if (seen.has(whoIs(author))) {
          context.issues.push({
            code: "custom",
            input: item,
            path,
            message: `The author "${whoIs(author)}" is named twice.`,
          });
        }
        seen.add(whoIs(author));
      }
      return read;
    });
  })
  .optional()
  .meta({ anyOf: [{ type: "string" }, { type: "object" }, { type: "array" }] })
  .describe(
    "keys of content/authors.yaml, such as [alex], or authors of this post only, such as { name: Kim, url: https://… }; one or a list of them, key and fields together change the entry for this post",
  );
