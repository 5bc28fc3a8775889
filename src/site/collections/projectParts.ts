import { z } from "zod";
import { uniqueList } from "../../config/schema/uniqueList";
import { checkPeriod } from "../content/fieldChecks";
import { month, picturePath, text } from "../content/fields";
import { number } from "../content/number";
import { slugify } from "../content/slugs";

// The values of a project's fields.

export const period = z
  .object({
    from: month,
    to: month.optional().describe("its end; default: still going on"),
  })
  .refine(...checkPeriod("from", "to"))
  .meta({ id: "ProjectPeriod", description: "when the work was done" });

export const result = z
  .object({
    label: text("what was counted or measured"),
    before: number.optional().describe("the figure before the project"),
    after: number.optional().describe("the figure after it"),
    value: number.optional().describe("a figure by itself"),
    unit: text("such as min, %, € or days").optional(),
  })
  .refine(
    ({ before, after, value }) =>
      value === undefined
        ? before !== undefined && after !== undefined
        : before === undefined && after === undefined,
    { error: 'A result has "before" and "after", or "value".' },
  )
  .meta({
    id: "ProjectResult",
    description:
      "a figure that readers look at: { label, before, after, unit } or { label, value, unit }",
  });

export const picture = z
  .object({
    src: picturePath("a path relative to this file, such as ./screen.png"),
    dark: picturePath("the same for dark mode").optional(),
    alt: z.string().describe("what it shows, for those who can't see it"),
    caption: text("a line below it").optional(),
  })
  .meta({
    id: "ProjectPicture",
    description: "a picture below the text: { src, dark, alt, caption }",
  });

export const technology = text("a name such as PostgreSQL")
  .meta({ pattern: "[A-Za-z0-9]" })
  .refine((name) => slugify(name) !== "", {
    error: "Needs a letter or digit that an address can have.",
  })
  .transform((name) => ({ name, slug: slugify(name.replaceAll("/", " ")) }))
  .pipe(
    z
      .object({
        name: z.string().describe("as the front matter has it"),
        slug: z.string().describe("the end of the address of its list"),
      })
      .meta({ id: "ProjectTechnology", description: "what it was made with" }),
  );

export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  uniqueList(item).default([]).describe(description);
