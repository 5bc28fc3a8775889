import { z } from "zod";
import { authorFields, localized } from "./authorFields";
import { text } from "./fields";
import { permalink } from "./permalink";

/** One entry of content/authors.yaml */
export const authorSchema = z.object({
  name: text("the author's name"),
  ...authorFields,
  page: z
    .union([z.boolean(), z.object({ permalink })], {
      error: "This must be true, false, or a map with a permalink.",
    })
    .default(true)
    .describe(
      "false for no page of the author's own, or a permalink, the path below /blog/authors; default: the key",
    ),
});

/** One entry of content/series.yaml */
export const seriesSchema = z.object({
  title: localized
    .optional()
    .describe("the series as readers see it; default: the key"),
  description: localized.optional().describe("what the series is about"),
});

/** One entry of content/tags.yaml */
export const tagSchema = z.object({
  label: localized
    .optional()
    .describe("the tag as readers see it; default: the key"),
  description: localized.optional().describe("what the tag is about"),
  permalink: permalink
    .optional()
    .describe(
      "the path below /blog/tags, such as /open-source; default: the key",
    ),
});
