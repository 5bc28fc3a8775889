import { z } from "zod";
import { defaultLocale, localeCodes } from "../../../config/locales";
import type { Localized } from "../../../config/localize";
import { platformsWithHandles, socialUrl } from "../socialUrl";
import { text } from "./fields";

const textIn = (code: string) =>
  code === defaultLocale ? text("text") : text("text").optional();

/** Owner's texts in YAML: one string for all locales, or one for each; the default locale's stands in for others. */
export const localized = z.union(
  [
    text("text"),
    z.strictObject(
      Object.fromEntries(localeCodes.map((code) => [code, textIn(code)])),
      {
        error: (issue) =>
          issue.code === "unrecognized_keys"
            ? `The site has no language ${issue.keys.map((key) => `"${key}"`).join(", ")}; there are ${localeCodes.join(", ")}.`
            : undefined,
      },
    ) as unknown as z.ZodType<Exclude<Localized, string>>,
  ],
  {
    error: `This must be text, or one text for each of ${localeCodes.join(", ")}.`,
  },
);

/** The key of an author, as posts name it. */
export const authorKey = z
  .string({ error: "This must be a key such as alex." })
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/,
    "A key has only letters without accents and digits, with hyphens, dots or underscores between them.",
  );

const portrait = text(
  "a path relative to this file, such as ./authors/alex.png, or a file in static/, such as /img/alex.png",
);

/** What a post's own front matter, too, may say of an author; other generators have two names for some of it. */
export const authorFields = {
  title: localized.optional().describe("what the author does, in a few words"),
  bio: localized.optional().describe("a few sentences about the author"),
  description: localized.optional().describe("the same as bio"),
  url: z
    .url("This is not a web address.")
    .optional()
    .describe("the author's own website"),
  email: z
    .email("This is not an e-mail address.")
    .optional()
    .describe("an e-mail address"),
  image: portrait.optional(),
  image_url: portrait.optional().describe("the same as image"),
  imageURL: portrait.optional().describe("the same as image"),
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
    .optional()
    .describe(
      `a map from platform to address, or to a handle for ${platformsWithHandles.join(", ")}`,
    ),
};
