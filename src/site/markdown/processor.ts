import remarkComment from "@slorber/remark-comment";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Preset } from "unified";
import { remarkCode } from "./code/code";
import { rehypeSlots, remarkImports } from "./jsx/imports";
import { rehypeClean } from "./rehype/clean";
import { rehypeFigures } from "./rehype/figures";
import { rehypeHeadingWords } from "./rehype/headingIds";
import { rehypeParseHtml, remarkToHast } from "./rehype/toHast";
import { rehypeTypography } from "./rehype/typography";
import { remarkAutolinks } from "./remark/autolinks";
import { remarkComments } from "./remark/comments";
import { remarkDirectives } from "./remark/directives";
import {
  remarkHeadingId,
  remarkHeadingIdSyntax,
  remarkLeadingTitle,
} from "./remark/headings";
import { remarkHiddenParts } from "./remark/hiddenParts";
import { remarkLint } from "./remark/lint";
import { findExtensions } from "./remark/syntax";
import { remarkUnwrapBlocks } from "./remark/unwrapBlocks";

/** The transforms of a parsed text, in order. */
const transforms: Preset = {
  plugins: [
    remarkAutolinks,
    remarkDirectives,
    remarkLint,
    remarkComments,
    remarkHeadingId,
    remarkImports,
    remarkHiddenParts,
    remarkUnwrapBlocks,
    remarkLeadingTitle,
    remarkCode,
    remarkToHast,
    rehypeParseHtml,
    rehypeClean,
    rehypeHeadingWords,
    rehypeTypography,
    rehypeFigures,
    rehypeSlots,
  ],
};

/** Creates the processor of plain Markdown, in which braces are text and HTML is HTML, or of MDX. */
export function createProcessor(source: string, format: "md" | "mdx") {
  const processor = unified().use(remarkParse).data(findExtensions(source));
  if (format === "mdx")
    processor
      .use(remarkMdx)
      .use(remarkComment, { ast: true } as never)
      .use(remarkHeadingIdSyntax);
  return processor.use(transforms);
}
