import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import { siteConfig } from "../../config/resolved";
import { hasWhen } from "../../site/markdown/remark/when";

/** A processor of any version of unified, whose plugins can set its parser. */
type Processor = { Parser: () => Root };

/**
 * A remark plugin for gatsby-plugin-mdx, which has webpack compile files with
 * imports: it replaces the text by its imports and slots. The parser is
 * replaced as well, for MDX alone can't read all that these files may contain.
 */
export function remarkWebpackModule(this: unknown) {
  (this as Processor).Parser = () => ({ type: "root", children: [] });
  return async (_: Root, file: { value: unknown }): Promise<Root> => {
    const { unified } = await import("unified");
    const { default: remarkParse } = await import("remark-parse");
    const { default: remarkMdx } = await import("remark-mdx");
    const { compileMarkdown } = await import("../../site/markdown/compile");
    const { findFeatures } = await import("../../site/findFeatures");
    const text = String(file.value);
    const { compiled } = await compileMarkdown(text, {
      format: "mdx",
      lang: siteConfig.i18n.defaultLocale,
      file: "text.mdx",
      // The slots are those of the text as loadEntries() compiled it.
      features: hasWhen(text) ? findFeatures(process.cwd()) : [],
    });
    const parser = unified().use(remarkParse).use(remarkMdx);
    return parser.parse(compiled.module ?? "");
  };
}
