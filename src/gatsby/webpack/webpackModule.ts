import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import { featureNames } from "../../config/features";
import { siteConfig } from "../../config/resolved";
import { relativePosix } from "../../site/files/paths";

/** A processor of any version of unified, whose plugins can set its parser. */
type Processor = { Parser: () => Root };

/**
 * A remark plugin for gatsby-plugin-mdx, which has webpack compile files with
 * imports: it replaces the text by its imports and slots. The parser is
 * replaced as well, for MDX alone can't read all that these files may contain.
 */
export function remarkWebpackModule(this: unknown) {
  (this as Processor).Parser = () => ({ type: "root", children: [] });
  return async (
    _: Root,
    file: { value: unknown; path: string },
  ): Promise<Root> => {
    const { unified } = await import("unified");
    const { default: remarkParse } = await import("remark-parse");
    const { default: remarkMdx } = await import("remark-mdx");
    const { compileMarkdown } = await import("../../site/markdown/compile");
    const { compiled } = await compileMarkdown(String(file.value), {
      format: "mdx",
      lang: "en",
      context: { config: siteConfig, features: featureNames, otherHosts: [] },
      file: relativePosix(process.cwd(), file.path),
    });
    const parser = unified().use(remarkParse).use(remarkMdx);
    return parser.parse(compiled.module ?? "");
  };
}
