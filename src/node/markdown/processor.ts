import { defListFromMarkdown } from "mdast-util-definition-list";
import { defList } from "micromark-extension-definition-list";
import rehypeMinifyWhitespace from "rehype-minify-whitespace";
import remarkComment from "@slorber/remark-comment";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Preset, Processor } from "unified";
import { siteConfig } from "../../config/resolved";
import { rehypeSlots, remarkImports } from "./jsx/imports";
import { rehypeUnknownComponents } from "./jsx/unknownComponents";
import { rehypeClean, rehypeTrimComponents } from "./rehype/clean";
import { rehypeCode } from "./rehype/code";
import { rehypeFigures } from "./rehype/figures";
import { rehypeFormulas } from "./rehype/formulas";
import { rehypeHeadingIds } from "./rehype/headingIds";
import { rehypeParseHtml, remarkToHast } from "./rehype/toHast";
import { remarkAbbreviations } from "./remark/abbreviations";
import { remarkAlerts } from "./remark/alerts";
import { remarkComments } from "./remark/comments";
import { remarkDirectives } from "./remark/directives";
import { remarkEmoji } from "./remark/emoji";
import { remarkLeadingTitle } from "./remark/leadingTitle";
import { remarkLint } from "./remark/lint";
import { remarkGfmWithoutAddresses } from "./remark/gfmWithoutAddresses";
import { remarkFormulas } from "./remark/math";
import { remarkSmartypants } from "./remark/smartypants";
import { remarkUnbroken } from "./remark/unbroken";
import { remarkUnwrapBlocks } from "./remark/unwrapBlocks";

/** Reads definition lists: a term, and below it lines that begin with a colon. */
function remarkDefinitionLists(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(defList);
  (data.fromMarkdownExtensions ??= []).push(defListFromMarkdown);
}

const { math } = siteConfig.markdown;

/** What both formats have in common, in the order in which it runs. */
const shared: Preset = {
  plugins: [
    remarkDirectives,
    remarkDefinitionLists,
    ...(math ? [remarkFormulas] : []),
    remarkLint,
    remarkAlerts,
    remarkComments,
    remarkImports,
    remarkUnwrapBlocks,
    remarkEmoji,
    remarkSmartypants,
    remarkLeadingTitle,
    remarkUnbroken,
    remarkAbbreviations,
    remarkToHast,
    rehypeParseHtml,
    rehypeClean,
    rehypeHeadingIds,
    rehypeMinifyWhitespace,
    rehypeTrimComponents,
    ...(math ? [rehypeFormulas] : []),
    rehypeCode,
    rehypeFigures,
    rehypeSlots,
    rehypeUnknownComponents,
  ],
};

const createProcessors = (gfm: (this: Processor) => void) => ({
  md: unified().use(remarkParse).use(gfm).use(shared).freeze(),
  mdx: unified()
    .use(remarkParse)
    .use(gfm)
    .use(remarkMdx)
    .use(remarkComment, { ast: true } as never)
    .use(shared)
    .freeze(),
});

const withAddresses = createProcessors(remarkGfm);
const withoutAddresses = createProcessors(remarkGfmWithoutAddresses);

/** Mail and web addresses, but those of `[links](https://…)`. */
const bareAddress = /[\w+.-]@|www\.|(?<!\]\()https?:\/\//i;

/** The processor of plain Markdown, in which braces are text and HTML is HTML, or of MDX. */
export const selectProcessor = (source: string, format: "md" | "mdx") =>
  (bareAddress.test(source) ? withAddresses : withoutAddresses)[format];
