import type { Root } from "hast";
import { dropBlankText } from "./dropBlankText";
import { prepareHast } from "./prepareHast";
import { loadTools } from "./tools";

/** For texts that gatsby-plugin-mdx compiles: the same headings, code blocks and pictures as all others. */
export const rehypeContent = () => async (tree: Root) => {
  const tools = await loadTools();
  tools.rehypeSlug()(tree);
  dropBlankText(tree);
  await prepareHast(tree, tools);
};
