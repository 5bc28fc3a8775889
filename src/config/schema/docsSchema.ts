import { z } from "zod";
import { sitePath, text } from "./fields";
import type { LocalizedFields } from "./localized";

const pathStep = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*";

/**
 * A docs instance: the files in `content/docs`, or in `content/docs-<id>`.
 * Most defaults depend on the versions that there are files of.
 */
export const createDocsSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The base path of the instance, without locale. Default: "/docs" for the instance "default", "/<id>" for others. */
    path: sitePath.optional(),
    /** The name of the instance, in the drawer and in front of its pages' titles. Default: "Documentation", in the reader's language. */
    title: localizedText.optional(),
    /** Settings of versions by name; "current" is the one in the unversioned folder. Default: none. */
    versions: z
      .record(
        z.string(),
        z.strictObject({
          /** The name that readers see. Default: the version's name; "Next" for the current version. */
          label: localizedText.optional(),
          /** The part of the path that names the version, "" for none. Default: none for the last version, "next" for the current one, else the name. */
          path: z
            .string()
            .regex(
              new RegExp(`^(?:${pathStep}(?:/${pathStep})*)?$`),
              "Invalid part of a path.",
            )
            .describe('a part of a path without slashes around it, or ""')
            .optional(),
          /** The notice above the text of each page. Default: "unreleased" for versions newer than the last one, "unmaintained" for older ones, else "none". */
          banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
        }),
      )
      .optional(),
    /** The name of the version that readers get by default. Default: the newest released one (the last by name, with numbers as numbers), else "current". */
    lastVersion: text.optional(),
  });
