import { siteConfig } from "../../config/resolved";
import { gfmWithoutMail, sparingGfm } from "./sparingGfm";
import type { GfmPlugin } from "./sparingGfm";
import { blockDirectives } from "./directives/blockDirectives";
import { headingIds } from "./headingIds";
import { htmlComments } from "./htmlComments";
import { extend } from "./markdownExtension";
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
    { default: Slugger },
    hastToString,
    { toJsxRuntime },
    { buildJsx },
    { toJs },
    { defList },
    { defListFromMarkdown, defListHastHandlers },
  ] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-gfm"),
    import("remark-math"),
    import("remark-mdx"),
    import("remark-rehype"),
    import("github-slugger"),
    import("hast-util-to-string"),
    import("hast-util-to-jsx-runtime"),
    import("estree-util-build-jsx"),
    import("estree-util-to-js"),
    import("micromark-extension-definition-list"),
    import("mdast-util-definition-list"),
  ]);
  const math = siteConfig.markdown.math ? [mathSyntax(remarkMath.default)] : [];
  /** Terms and what they mean: a line, and below it `: …`. */
  function definitionLists(this: unknown) {
    extend(this, { syntax: defList, tree: defListFromMarkdown });
  }
  const createParsers = (gfm: GfmPlugin) => ({
    mdx: unified()
      .use(remarkParse.default)
      .use(gfm)
      .use(math)
      .use(remarkMdx.default)
      .use(blockDirectives)
      .use(definitionLists)
      .use(htmlComments)
      .use(headingIds)
      .freeze(),
    markdown: unified()
      .use(remarkParse.default)
      .use(gfm)
      .use(math)
      .use(blockDirectives)
      .use(definitionLists)
      .freeze(),
  });
  return {
    ...createParsers(sparingGfm(remarkGfm.default)),
    /** The same for texts without mail addresses. */
    withoutMail: createParsers(gfmWithoutMail(remarkGfm.default)),
    unified,
    /** Only plain Markdown with HTML in it needs this one, and it is large. */
    loadRehypeRaw: async () => (await import("rehype-raw")).default,
    /** Few texts name emoji. */
    loadEmoji: async (): Promise<Readonly<Record<string, string>>> =>
      (await import("gemoji")).nameToEmoji,
    remarkRehype: remarkRehype.default,
    hastHandlers: defListHastHandlers,
    newSlugger: () => new Slugger(),
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
