import { siteConfig } from "../../config/resolved";
import { headingIds } from "./headingIds";
import { htmlComments } from "./htmlComments";
import { mathSyntax } from "./math/mathSyntax";

/**
 * The libraries that compile content. They load on first use, not with
 * gatsby-node: Gatsby's query and HTML workers load gatsby-node too, and never
 * compile.
 */
const load = async () => {
  const [
    { unified },
    remarkParse,
    remarkGfm,
    remarkMath,
    remarkMdx,
    remarkRehype,
    rehypeSlug,
    { visit },
    hastToString,
    { toJsxRuntime },
    { buildJsx },
    { toJs },
  ] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-gfm"),
    import("remark-math"),
    import("remark-mdx"),
    import("remark-rehype"),
    import("rehype-slug"),
    import("unist-util-visit"),
    import("hast-util-to-string"),
    import("hast-util-to-jsx-runtime"),
    import("estree-util-build-jsx"),
    import("estree-util-to-js"),
  ]);
  const math = siteConfig.markdown.math ? [mathSyntax(remarkMath.default)] : [];
  return {
    mdx: unified()
      .use(remarkParse.default)
      .use(remarkGfm.default)
      .use(math)
      .use(remarkMdx.default)
      .use(htmlComments)
      .use(headingIds)
      .freeze(),
    markdown: unified()
      .use(remarkParse.default)
      .use(remarkGfm.default)
      .use(math)
      .freeze(),
    unified,
    /** Only plain Markdown with HTML in it needs this one, and it is large. */
    loadRehypeRaw: async () => (await import("rehype-raw")).default,
    remarkRehype: remarkRehype.default,
    rehypeSlug: rehypeSlug.default,
    visit,
    hastToString: hastToString.toString,
    toJsxRuntime,
    buildJsx,
    toJs,
  };
};

export type Tools = Awaited<ReturnType<typeof load>>;

let tools: Promise<Tools> | undefined;

/** Loads the libraries once a process. */
export const loadTools = () => (tools ??= load());
