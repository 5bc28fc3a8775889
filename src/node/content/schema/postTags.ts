import { z } from "zod";
import { isFields } from "../../../config/schema/rule";
import { kebab } from "../kebab";
import { text } from "./fields";
import { permalink } from "./permalink";
import { readItem } from "./readItem";

/** A tag as a post names it. */
export type PostTag = {
  /** The key in content/tags.yaml, if it is there. */
  key: string;
  /** As written, for a tag that only posts name. */
  label: string;
};

const named = text("a tag")
  .transform((label): PostTag => ({ key: kebab(label), label }))
  .refine(
    ({ key }) => key !== "",
    "This can't stand in an address: write { label: …, permalink: /… }.",
  );
const inline = z
  .object({ label: text("the tag as readers see it"), permalink })
  .transform(({ label, permalink: key }): PostTag => ({ key, label }));

/** The tags of a post; one that is named twice counts once. */
export const postTags = z
  .array(z.unknown(), { error: "This must be a list." })
  .transform((items, context): PostTag[] => {
    const tags = new Map<string, PostTag>();
    for (const [index, item] of items.entries()) {
      const schema = isFields(item) ? inline : named;
      // A year, for instance.
      const value = typeof item === "number" ? String(item) : item;
      for (const tag of readItem<PostTag>(schema, value, [index], context)) {
        if (!tags.has(tag.key)) tags.set(tag.key, tag);
      }
    }
    return [...tags.values()];
  })
  .default([])
  .describe(
    "keys of content/tags.yaml, such as [craft, tooling], or tags of this post only, such as Open Source or { label: Open Source, permalink: /oss }",
  );
