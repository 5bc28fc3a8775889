import type { CompileOptions } from "../compileMdx";

/** What unit tests compile with. */
export const compileOptions: CompileOptions = {
  format: "mdx",
  lang: "en",
  toc: { minLevel: 2, maxLevel: 3 },
  idPrefix: "post",
  footnoteLabel: "Footnotes",
  footnoteBackLabel: (reference) => `Back to ${reference}`,
};
