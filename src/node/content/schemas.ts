import { z } from "zod";
import { isCalendarDate } from "../../lib/calendarDate";
import { localeCodes } from "../../config/locales";
import { platformsWithHandles, socialUrl } from "./socialUrl";

const text = (allowed: string) =>
  z
    .string({ error: "This must be text." })
    .trim()
    .min(1, "This must not be empty.")
    .describe(allowed);

const key = z
  .string({ error: "This must be a key such as alex." })
  .regex(
    /^[a-z0-9][a-z0-9-]*$/,
    "A key has only small letters, digits and hyphens.",
  );

const image = text("a path relative to this file, such as ./cover.png");

/** Front matter of content/blog/<folder>/<locale>.mdx */
export const postSchema = z.object({
  title: text("a line of text"),
  description: text(
    "one or two sentences for search engines and previews",
  ).optional(),
  date: z
    .string({ error: "This must be a date." })
    .refine(isCalendarDate, "This date does not exist in the calendar.")
    .optional()
    .describe(
      "a day such as 2026-03-14; may be left out if the folder's name starts with it",
    ),
  slug: z
    .string({ error: "This must be text." })
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "A slug has only small letters, digits and single hyphens.",
    )
    .optional()
    .describe("such as my-first-post; default: the folder's name without date"),
  authors: z
    .array(key, { error: "This must be a list." })
    .default([])
    .describe("a list of keys from content/authors.yaml, such as [alex]"),
  tags: z
    .array(text("a tag"), { error: "This must be a list." })
    .default([])
    .describe(
      "a list of keys from content/tags.yaml, such as [craft, tooling]",
    ),
  keywords: z
    .array(text("a word"), { error: "This must be a list." })
    .default([])
    .describe("a list of words for search engines"),
  image: image.optional(),
  image_alt: z
    .string({ error: "This must be text." })
    .default("")
    .describe("what the image shows, for those who can't see it"),
});

const link = text("/a-path, #an-id, mailto:… or https://…").regex(
  /^(?:\/|#|mailto:|tel:|https?:\/\/)/,
  "This is not a link.",
);
const action = z.object({ label: text("a short label"), to: link });
const item = z.object({
  title: text("a short title"),
  text: text("a sentence or two"),
  meta: z.string().optional(),
});
const section = z.object({
  title: text("a short title"),
  intro: z.string().optional(),
  items: z.array(item).min(1, "A section needs at least one item."),
});

/** The sections of the home page. */
const homeSchema = z.object({
  headline: text("who you are and what you do, in one line"),
  lead: text("what for whom, in two or three sentences"),
  availability: z.string().optional(),
  primaryAction: action,
  secondaryAction: action.optional(),
  services: section,
  work: section,
  voices: z
    .object({
      title: text("a short title"),
      items: z.array(
        z.object({
          quote: text("what the client said"),
          name: text("who said it"),
          role: z.string().optional(),
        }),
      ),
    })
    .optional(),
  process: section.optional(),
  contact: z.object({
    title: text("a short title"),
    text: text("a sentence or two"),
    email: z.email("This is not an e-mail address."),
    phone: z.string().optional(),
    location: z.string().optional(),
  }),
});

/** Front matter of content/pages/<name>/<locale>.mdx */
export const pageSchema = z.object({
  title: text("a line of text"),
  description: text(
    "one or two sentences for search engines and previews",
  ).optional(),
  image: image.optional(),
  image_alt: z.string().default(""),
  home: homeSchema
    .optional()
    .describe(
      "the sections of the home page; only content/pages/home has them",
    ),
});

/** Owner's texts in YAML: one string for all locales, or one for each. */
const localized = z.union(
  [
    text("text"),
    z.object(
      Object.fromEntries(localeCodes.map((code) => [code, text("text")])),
    ),
  ],
  {
    error: `This must be text, or one text for each of ${localeCodes.join(", ")}.`,
  },
);

/** One entry of content/authors.yaml */
export const authorSchema = z.object({
  name: text("the author's name"),
  title: localized.optional().describe("what the author does, in a few words"),
  bio: localized.optional().describe("a few sentences about the author"),
  url: z.url("This is not a web address.").optional(),
  email: z.email("This is not an e-mail address.").optional(),
  image: image
    .optional()
    .describe(
      "a path relative to content/authors.yaml, such as ./authors/alex.png",
    ),
  socials: z
    .record(z.string(), text("a handle or a web address"), {
      error: "This must be a map such as github: alex.",
    })
    .superRefine((socials, context) => {
      for (const [platform, handle] of Object.entries(socials)) {
        if (socialUrl(platform, handle) !== null) continue;
        context.addIssue({
          code: "custom",
          path: [platform],
          message: "This handle leads nowhere: give the profile's address.",
        });
      }
    })
    .default({})
    .describe(
      `a map from platform to address, or to a handle for ${platformsWithHandles.join(", ")}`,
    ),
});

/** One entry of content/tags.yaml */
export const tagSchema = z.object({
  label: localized.optional().describe("the tag as readers see it"),
  description: localized.optional().describe("what the tag is about"),
});

export type PostFrontMatter = z.infer<typeof postSchema>;
export type PageFrontMatter = z.infer<typeof pageSchema>;
export type AuthorEntry = z.infer<typeof authorSchema>;
export type TagEntry = z.infer<typeof tagSchema>;
