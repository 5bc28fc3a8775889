import { formatField } from "../diagnostics/diagnostic";
import { entry, loadTestSite } from "./loadTestSite";
import type { TestFiles } from "./loadTestSite";

/** Creates the files of a site with one post. */
export const post = (frontMatter = "", body?: string): TestFiles => ({
  "content/blog/2026-03-14-a-post/en.mdx": entry(frontMatter, body),
});

/** Loads a site and prints each diagnostic as one line. */
export const diagnose = async (files: TestFiles) =>
  (await loadTestSite(files, { checksHidden: true })).found.map(
    ({ fatal, file, line, field = [], reason, note }) =>
      [
        fatal ? "error" : "warning",
        [file.replace("content/blog/2026-03-14-a-post/en.mdx", "post"), line]
          .filter(Boolean)
          .join(":"),
        formatField(field),
        reason,
        note,
      ]
        .filter(Boolean)
        .join(" | "),
  );
