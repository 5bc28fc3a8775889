import { z } from "zod";
import { siteConfig } from "../../../config/resolved";
import { flag, image, text } from "./fields";

const headingLevel = z
  .int({ error: "This must be a whole number." })
  .min(2, "The levels of headings begin at 2.")
  .max(6, "The levels of headings end at 6.")
  .optional()
  .describe("a heading level from 2 to 6; default: as in the site config");

/** Levels that leave nothing between them. */
export function levelsInOrder({
  value,
  issues,
}: {
  value: Partial<Record<`toc_${"min" | "max"}_heading_level`, number>>;
  issues: z.core.$ZodRawIssue[];
}) {
  const min = value.toc_min_heading_level ?? siteConfig.toc.minLevel;
  const max = value.toc_max_heading_level ?? siteConfig.toc.maxLevel;
  // Levels that there are not have faults of their own.
  if (min <= max || min > 6 || max < 2) return;
  const [own, range, other] =
    value.toc_min_heading_level === undefined
      ? ["max", `from ${min} to 6`, `toc_min_heading_level: ${max}`]
      : ["min", `from 2 to ${max}`, `toc_max_heading_level: ${min}`];
  issues.push({
    code: "custom",
    continue: true,
    input: own === "min" ? min : max,
    path: [`toc_${own}_heading_level`],
    message: `The contents would go from level ${min} to level ${max}.`,
    params: {
      allowed: `a heading level ${range}`,
      fix: `Write one of these, or "${other}" as well.`,
    },
  });
}

/** One of the two: a draft is for nobody yet, what is unlisted for whoever has its address. */
export const draftOrUnlisted =
  (noun: string) =>
  ({
    value,
    issues,
  }: {
    value: { draft: boolean; unlisted: boolean };
    issues: z.core.$ZodRawIssue[];
  }) => {
    if (!value.draft || !value.unlisted) return;
    issues.push({
      code: "custom",
      continue: true,
      input: true,
      path: ["unlisted"],
      message: `A ${noun} can't be a draft and unlisted at once.`,
      params: { fix: "Remove one of the two lines." },
    });
  };

/** What posts and pages share. */
export const sharedFields = {
  title: text(
    "a line of text; default: the heading of the first level that the text begins with",
  ).optional(),
  title_meta: text(
    "a line of text for search engines and previews; default: the title",
  ).optional(),
  description: text(
    "one or two sentences for search engines and previews; default: the first paragraph",
  ).optional(),
  image: image.optional(),
  image_alt: z
    .string({ error: "This must be text." })
    .default("")
    .describe(
      "what the image shows, for those who can't see it; default: empty",
    ),
  keywords: z
    .array(text("a word"), { error: "This must be a list." })
    .default([])
    .describe("a list of words for search engines"),
  hide_table_of_contents: flag("true leaves the contents out; default: false"),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
};
