import { z } from "zod";
import { email } from "../../../config/schema/contactSchema";
import type { I18n } from "../../../config/i18n";
import { createLocalizedText, text, webAddress } from "../fields";
import { platformsWithHandles, createSocialUrl } from "./socials";

export const authorKey = z
  .string("Expected the key of an author in content/authors.yaml.")
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/,
    "Expected a key of letters without accents and digits, with hyphens, dots or underscores between them.",
  );

/** Creates the schema of one entry of content/authors.yaml. */
export const createAuthorSchema = (i18n: I18n) =>
  z.object({
    name: text("the author's name"),
    title: createLocalizedText(i18n)
      .optional()
      .describe("what the author does, in a few words"),
    bio: createLocalizedText(i18n)
      .optional()
      .describe("a few sentences about the author"),
    url: webAddress
      .optional()
      .describe("the address of the author's own website"),
    email: email.optional(),
    image: text(
      "a path relative to this file, such as ./authors/alex.png, or a file in static/, such as /img/alex.png",
    ).optional(),
    socials: z
      .record(z.string(), text("a handle or a web address"))
      .superRefine((socials, context) => {
        for (const [platform, handle] of Object.entries(socials)) {
          if (createSocialUrl(platform, handle) !== null) continue;
          const message =
            "Expected a handle on a known platform, or an address with https://.";
          context.addIssue({ code: "custom", path: [platform], message });
        }
      })
      .optional()
      .describe(
        `a map from platform to address, or to a handle for ${platformsWithHandles.join(", ")}`,
      ),
  });

/** The authors of an entry: a single one or a list. */
export const authors = z
  .union([z.array(authorKey), authorKey.transform((key) => [key])])
  .refine((keys) => new Set(keys).size === keys.length, {
    error: "An author is listed twice.",
  })
  .default([])
  .describe("keys of content/authors.yaml, such as [alex], or a single one");
