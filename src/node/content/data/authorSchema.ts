import { z } from "zod";
import { localized, permalink, text } from "../fields";
import { platformsWithHandles, createSocialUrl } from "./socials";

export const authorKey = z
  .string()
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/,
    "Expected a key of letters without accents and digits, with hyphens, dots or underscores between them.",
  );

const portrait = text(
  "a path relative to this file, such as ./authors/alex.png, or a file in static/, such as /img/alex.png",
);

/** The fields of an author in content/authors.yaml and in front matter; some have two names, as in Docusaurus. */
const authorFields = {
  title: localized.optional().describe("what the author does, in a few words"),
  bio: localized.optional().describe("a few sentences about the author"),
  description: localized.optional().describe("the same as bio"),
  url: z.url().optional().describe("the author's own website"),
  email: z.email().optional().describe("an e-mail address"),
  image: portrait.optional(),
  image_url: portrait.optional().describe("the same as image"),
  imageURL: portrait.optional().describe("the same as image"),
  socials: z
    .record(z.string(), text("a handle or a web address"))
    .superRefine((socials, context) => {
      for (const [platform, handle] of Object.entries(socials)) {
        if (createSocialUrl(platform, handle) !== null) continue;
        const message = "Unknown platform: write the profile's address.";
        context.addIssue({ code: "custom", path: [platform], message });
      }
    })
    .optional()
    .describe(
      `a map from platform to address, or to a handle for ${platformsWithHandles.join(", ")}`,
    ),
};

/** One entry of content/authors.yaml. */
export const authorSchema = z.object({
  name: text("the author's name"),
  ...authorFields,
  page: z
    .union([z.boolean(), z.object({ permalink })])
    .default(true)
    .describe(
      "false for no page of the author's own, or a permalink, the path below /blog/authors; default: the key",
    ),
});

/** An author in front matter: a key of content/authors.yaml, fields for this entry only, or both. */
const inlineAuthor = z
  .object({
    key: authorKey.optional(),
    name: text("the author's name").optional(),
    ...authorFields,
  })
  .refine(({ key, name }) => key !== undefined || name !== undefined, {
    error: 'An author needs a "key" of content/authors.yaml or a "name".',
  });

export type EntryAuthor = z.infer<typeof inlineAuthor>;

const authorInFrontMatter = z.union([
  authorKey.transform((key): EntryAuthor => ({ key })),
  inlineAuthor,
]);

/** The authors of an entry: a single one or a list. */
export const authors = z
  .union([
    z.array(authorInFrontMatter),
    authorInFrontMatter.transform((one) => [one]),
  ])
  .refine(
    (all) =>
      new Set(all.map(({ key, name }) => key ?? name)).size === all.length,
    { error: "An author is listed twice." },
  )
  .default([])
  .describe(
    "keys of content/authors.yaml, such as [alex], or authors of this entry only, such as { name: Kim, url: https://… }; one of them or a list; a key together with fields changes that author for this entry",
  );
