import { z } from "zod";
import { flag, text } from "./fields";
import { sitePath } from "./addresses";

/** The documentation of one docs plugin: its versions, newest first. */
export function docsSchema() {
  return z.strictObject({
    /** The versions, newest first. */
    versions: z.array(docsVersionSchema()),
  });
}

function docsVersionSchema() {
  return z.strictObject({
    /** What the version is called in code, such as "1.0". */
    name: text("1.0"),
    /** What readers see. */
    label: text("1.0 (stable)"),
    /** Where the version begins, without locale. */
    path: sitePath("/docs/1.0"),
    /** The id of the page that the version opens with. */
    mainDocId: text("intro"),
    /** The pages of the version. */
    docs: z.array(
      z.strictObject({
        /** The page's id, one of a kind within the version. */
        id: text("intro"),
        /** The page's path, without locale. */
        path: sitePath("/docs/1.0/intro"),
        /** The id of the sidebar that lists the page. Default: none. */
        sidebar: text("guides").optional(),
        /** Whether the page is built, but listed nowhere. Default: false. */
        unlisted: flag().optional(),
      }),
    ),
    /** The ids of pages left out of the built site. Default: none. */
    draftIds: z.array(text("upcoming")).optional(),
    /** Whether this is the version that readers get by default. Default: false. */
    isLast: flag().optional(),
  });
}
