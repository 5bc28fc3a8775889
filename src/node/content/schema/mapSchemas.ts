import { z } from "zod";
import { localeCodes } from "../../../config/locales";
import { platformsWithHandles, socialUrl } from "../socialUrl";
import { image, text } from "./fields";

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
  url: z
    .url("This is not a web address.")
    .optional()
    .describe("the author's own website"),
  email: z
    .email("This is not an e-mail address.")
    .optional()
    .describe("an e-mail address"),
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
  label: localized
    .optional()
    .describe("the tag as readers see it; default: the key"),
  description: localized.optional().describe("what the tag is about"),
});
