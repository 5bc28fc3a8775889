import { z } from "zod";
import { address, sitePath, text } from "./fields";
import type { LocalizedFields } from "./localized";

const pathStep = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*";

/**
 * A docs instance: the files in `content/docs`, or in `content/docs-<id>`.
 * Most defaults depend on the versions that there are files of.
 */
export const createDocsSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** Where its paths begin, without locale. Default: "/docs" for the instance "default", "/<id>" for others. */
    path: sitePath.optional(),
    /** What the instance is called, in the drawer and before its pages' names. Default: "Documentation", in the reader's language. */
    title: localizedText.optional(),
    /** Settings of versions, by their names; "current" is the one in the folder without a version. Default: none. */
    versions: z
      .record(
        z.string(),
        z.strictObject({
          /** What readers see. Default: the name; "Next" for the current version. */
          label: localizedText.optional(),
          /** The part of the path that tells the version, "" for none. Default: none for the last version, "next" for the current one, else the name. */
          path: z
            .string()
            .regex(
              new RegExp(`^(?:${pathStep}(?:/${pathStep})*)?$`),
              "Invalid part of a path.",
            )
            .describe('a part of a path without slashes around it, or ""')
            .optional(),
          /** What pages say about the version above their text. Default: "unreleased" before the last version, "unmaintained" after it, else "none". */
          banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
          /** Whether pages bear the version's label. Default: true where there are several versions. */
          badge: z.boolean().optional(),
          /** Whether search engines are asked to pass the version by. Default: false. */
          noIndex: z.boolean().optional(),
        }),
      )
      .optional(),
    /** The names of the versions that were cut, newest first, where their names don't tell. Default: by name, numbers as numbers. */
    order: z.array(text).optional(),
    /** The name of the version that readers get by default. Default: the newest that was cut, else "current". */
    lastVersion: text.optional(),
    /** Whether the site has the version that is worked on beside those that were cut. Default: true. */
    includeCurrent: z.boolean().optional(),
    /** Whether pages tell where in the sidebar they stand. Default: true. */
    breadcrumbs: z.boolean().optional(),
    /** Whether readers can put the sidebar away on wide screens. Default: false. */
    hideableSidebar: z.boolean().optional(),
    /** Whether the browser keeps the version that a reader picks. Default: true. */
    rememberVersion: z.boolean().optional(),
    /** Whether pages tell when they were last changed. Default: true. */
    showLastUpdate: z.boolean().optional(),
    /** Where the sources can be edited; a page's link adds its path, such as `/content/docs/…`. Default: as for the blog. */
    editUrl: address.optional(),
  });
