import { z } from "zod";
import { pagePath } from "./fields";
import type { LocalizedFields } from "./localized";

/** The projects in `content/projects`. */
export const createProjectsSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The heading of the list. Default: "Projects". */
    title: localizedText.default("Projects"),
    /** A sentence about the projects, below the heading. Default: none. */
    description: localizedText.optional(),
    /** The layout of the list: "rows" with client, description and technologies beside the picture, or "grid" with large pictures of any shape, for visual work. Default: "rows". */
    layout: z.enum(["rows", "grid"]).default("rows"),
    /** The sentence above the button to the contact page, at the end of each project. Default: "Tell me about it." */
    callToAction: localizedText.optional(),
    /** Your services in the order of the filter, by the keys that the front matter of projects uses. Default: none. */
    services: z
      .record(
        z
          .string()
          .regex(
            /^[a-z0-9][a-z0-9-]*$/,
            "Not a key of lower-case letters, digits and hyphens.",
          ),
        z.strictObject({
          /** The name of the service. */
          label: localizedText,
          /** The page or section that describes the service. Default: none. */
          to: pagePath.optional(),
        }),
      )
      .default({}),
  });
