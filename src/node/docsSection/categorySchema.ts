import { z } from "zod";
import { docsSlug } from "../../config/schema/fields";
import { localized, text } from "../content/fields";

const linkTypes = ["doc", "generated-index", "none"] as const;

const link = z
  .strictObject(
    {
      type: z.enum(linkTypes, {
        error: `This must be one of ${linkTypes.join(", ")}.`,
      }),
      id: text("an id").optional(),
      title: localized.optional(),
      description: localized.optional(),
      slug: docsSlug.optional(),
    },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `There is no field ${issue.keys.map((key) => `"${key}"`).join(", ")} in a link.`
          : "This must be a map with a type.",
    },
  )
  .check(({ value, issues }) => {
    if (value.type !== "doc" || value.id !== undefined) return;
    issues.push({
      code: "custom",
      continue: true,
      input: value,
      path: ["id"],
      message: "A link to a page needs the page's id.",
    });
  });

const flag = (allowed: string) =>
  z
    .boolean({ error: "This must be true or false." })
    .default(true)
    .describe(allowed);

/** What a file _category_.yaml (.yml, .json) in a folder of docs says of the folder's part of the sidebar. */
export const categorySchema = z.object({
  label: localized
    .optional()
    .describe(
      "what stands above the folder's entries; default: the title of its own page, else its name",
    ),
  description: localized
    .optional()
    .describe("what it is about, for the page that lists what is above it"),
  position: z
    .number({ error: "This must be a number." })
    .optional()
    .describe(
      "its place among its neighbours, such as 2; default: the number before the folder's name",
    ),
  collapsible: flag("whether readers can fold it; default: true"),
  collapsed: flag(
    "whether it begins folded, unless the page is in it; default: true",
  ),
  link: link
    .nullable()
    .optional()
    .describe(
      "where its label leads: type doc with the id of a page, type generated-index with title, description and slug for a page that lists its entries, type none or null for nowhere; default: the folder's own page, if it has one",
    ),
});

export type CategoryLink = z.infer<typeof link>;
