import { z } from "zod";
import { flag, text } from "./fields";
import { lastUpdate } from "./lastUpdate";
import { postTags } from "./postTags";
import { draftOrUnlisted, levelsInOrder, sharedFields } from "./sharedFields";

/** A page of the same version by its id, or null for none. */
const neighbour = (side: string) =>
  text("an id")
    .nullable()
    .optional()
    .describe(
      `the id of the page that "${side}" leads to, or null for none; default: its neighbour in the sidebar`,
    );

/** Front matter of content/docs/<path>/<locale>.mdx */
export const docSchema = z
  .object({
    ...sharedFields,
    id: z
      .string({ error: "This must be text." })
      .regex(
        /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/,
        "An id has only letters, digits, and single hyphens, dots or underscores between them.",
      )
      .optional()
      .describe(
        "the last part of the page's id, which sidebars, menus and other versions know it by; default: the file's or folder's name without number",
      ),
    slug: z
      .string({ error: "This must be text." })
      .regex(
        /^(?:\/|\/?[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)$/,
        "A slug has only letters without accents, digits, dots, hyphens and underscores, between single slashes.",
      )
      .optional()
      .describe(
        "the page's path: from its version's start if it begins with a slash, such as / for the start itself, else in its folder; default: the file's or folder's name without number",
      ),
    sidebar_label: text(
      "a line of text for the sidebar; default: the title",
    ).optional(),
    sidebar_position: z
      .number({ error: "This must be a number." })
      .optional()
      .describe(
        "the page's place in its folder's part of the sidebar, such as 2; default: the number before its name, else by name after those with a number",
      ),
    displayed_sidebar: text("the id of a sidebar")
      .nullable()
      .optional()
      .describe(
        "the id of the sidebar beside the page, or null for none; default: the sidebar that lists it",
      ),
    pagination_label: text(
      "a line of text for the links of its neighbours; default: the sidebar's label",
    ).optional(),
    pagination_prev: neighbour("previous"),
    pagination_next: neighbour("next"),
    tags: postTags,
    last_update: lastUpdate,
    custom_edit_url: z
      .url({ protocol: /^https?$/, error: "This is not a web address." })
      .nullable()
      .optional()
      .describe(
        "where the source can be edited, or null for no link; default: as in the site config",
      ),
    draft: flag("a draft is shown in previews only; default: false"),
    unlisted: flag(
      "an unlisted page is found by its address only; default: false",
    ),
  })
  .check(levelsInOrder)
  .check(draftOrUnlisted("page"));

export type DocFrontMatter = z.infer<typeof docSchema>;
