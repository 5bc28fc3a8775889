import { z } from "zod";
import { sitePath } from "./addresses";
import { flag, text } from "./fields";
import { options } from "./options";

/** The documentation of one docs plugin: its versions, newest first. */
export function docsSchema() {
  return options({
    /** The versions, newest first. */
    versions: z.array(docsVersionSchema()),
  });
}

function docsVersionSchema() {
  return options({
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
      options({
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
