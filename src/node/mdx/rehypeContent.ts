import path from "node:path";
import type { Root } from "hast";
import { buildStrings } from "../content/buildStrings";
import { dropBlankText } from "./dropBlankText";
import { nameFootnotes } from "./nameFootnotes";
import { prepareHast } from "./prepareHast";
import { loadTools } from "./tools";

type File = { path: string };

/** For texts that gatsby-plugin-mdx compiles: the same headings, code blocks, pictures and footnotes as all others. */
export const rehypeContent = () => async (tree: Root, file: File) => {
  const tools = await loadTools();
  const { footnotes, footnoteBack } = buildStrings(
    process.cwd(),
    path.parse(file.path).name,
  );
  nameFootnotes(tree, {
    label: footnotes,
    back: (reference) => footnoteBack.replace("{{reference}}", reference),
  });
  tools.rehypeSlug()(tree);
  dropBlankText(tree);
  await prepareHast(tree, tools);
};
