import { z } from "zod";
import { checkHeadingLevels, entryFields, text } from "../content/fields";
import { isSlug, slugify, slugRule } from "../content/slugs";
import type { Entry, EntrySource } from "../content/entry";

/** The page at the site's root. */
export const homeName = "home";

const link = text("/a-path, #an-id, mailto:… or https://…").refine(
  (to) => /^(?:\/|#|mailto:|tel:|https?:\/\/)/.test(to),
  { error: "Expected /a-path, #an-id, mailto:… or https://…" },
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
  items: z.array(item).min(1),
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
    email: z.email(),
    phone: z.string().optional(),
    location: z.string().optional(),
  }),
});

export type HomeContent = z.output<typeof homeSchema>;

/** Front matter of a page. */
export const pageSchema = z
  .object({
    ...entryFields,
    home: homeSchema
      .optional()
      .describe(
        "the sections of the home page; only content/pages/home has them",
      ),
  })
  .check(checkHeadingLevels);

type Source = EntrySource<z.output<typeof pageSchema>>;

/** Makes the fields that only pages have. */
export const createPageFields = ({ file, frontMatter, report }: Source) => {
  const name = file.place.name.toLowerCase();
  if (!isSlug(name)) {
    report({
      reason: "The file's name can't be part of an address.",
      fatal: true,
      ...{ actual: name, expected: [slugRule] },
      note: `Rename it, for instance to ${slugify(name) || "my-page"}.`,
    });
  }
  if (name === homeName && !frontMatter.home) {
    report({
      reason: "The home page needs its sections.",
      fatal: true,
      ...{ line: 1, field: "home" },
      expected: Object.keys(homeSchema.shape),
      note: 'Add "home"; docs/front-matter.md lists its fields.',
    });
  }
  return { home: frontMatter.home ?? null };
};

export type PageEntry = Entry & ReturnType<typeof createPageFields>;
