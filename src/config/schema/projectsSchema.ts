import { z } from "zod";
import { sitePath } from "./fields";
import type { LocalizedFields } from "./localized";

/** The projects in `content/projects`. */
export const createProjectsSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The heading of the list. Default: "Projects". */
    title: localizedText.default("Projects"),
    /** What the projects have in common, in a sentence. Default: none. */
    description: localizedText.optional(),
    /** The sentence above the button to the contact page that ends each project. Default: "Tell me about it." */
    callToAction: localizedText.optional(),
    /** What you offer, by the keys that projects name, in the order of the filter. Default: none. */
    services: z
      .record(
        z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
        z.strictObject({
          /** The service as readers see it. */
          label: localizedText,
          /** The page or section that describes it. Default: none. */
          to: sitePath.optional(),
        }),
      )
      .default({}),
  });
