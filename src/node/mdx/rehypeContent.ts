import path from "node:path";
import type { Root } from "hast";
import { defaultLocale } from "../../config/locales";
import { fillSlots } from "../../lib/fillSlots";
import { buildStrings } from "../content/buildStrings";
import { contentPlace } from "../content/contentPlace";
import { dropBlankText } from "./dropBlankText";
import { nameFootnotes } from "./nameFootnotes";
import { prepareHast } from "./prepareHast";
import { loadTools } from "./tools";

type File = { path: string };

const langOf = (file: File) => {
  const content = path.join(process.cwd(), "content");
  const name = path.relative(content, file.path).split(path.sep).join("/");
  const place = contentPlace(name);
  return "lang" in place ? place.lang : defaultLocale;
};

/** For texts that gatsby-plugin-mdx compiles: the same headings, code blocks, pictures and footnotes as all others. */
export const rehypeContent = () => async (tree: Root, file: File) => {
  const tools = await loadTools();
  const { footnotes, footnoteBack } = buildStrings(process.cwd(), langOf(file));
  nameFootnotes(tree, {
    label: footnotes,
    back: (reference) => fillSlots(footnoteBack, { reference }),
  });
  tools.rehypeSlug()(tree);
  dropBlankText(tree);
  await prepareHast(tree, tools);
};
