import { z } from "zod";
import { text } from "./fields";
import { levelsInOrder, sharedFields } from "./sharedFields";

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

/** What of them leads somewhere; it is read where the rest has faults, too. */
export const homeActions = homeSchema
  .pick({ primaryAction: true, secondaryAction: true })
  .partial();

/** Front matter of content/pages/<name>/<locale>.mdx */
export const pageSchema = z
  .object({
    ...sharedFields,
    home: homeSchema
      .optional()
      .describe(
        "the sections of the home page; only content/pages/home has them",
      ),
  })
  .check(levelsInOrder);

export type PageFrontMatter = z.infer<typeof pageSchema>;
