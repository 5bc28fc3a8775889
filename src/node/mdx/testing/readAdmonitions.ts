import { fillUi } from "../../parts/fillUi";
import { compileMdx } from "../compileMdx";
import { compileOptions } from "./compileOptions";
import { htmlOf } from "./htmlOf";
import type { TreeNode } from "../../../lib/contentTree";

const page = { locale: "en", lang: "en", htmlLang: "en-GB", texts: {} };

/** Compiles a text, and writes its admonitions in short: `<aside kind>[word|title]…`. */
export const readAdmonitions = async (body: string, format: "md" | "mdx") => {
  const result = await compileMdx(body, { ...compileOptions, format });
  const tree = JSON.stringify(result.compiled?.body ?? []);
  const html = htmlOf(JSON.parse(fillUi(tree, page)) as TreeNode)
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(
      /<p class="admonition-head"><strong><span class="admonition-kind">(\w+)<\/span>(?:<span class="admonition-colon">: <\/span>)?(.*?)<\/strong><\/p>/g,
      "[$1|$2]",
    )
    .replace(
      /<aside class="admonition( \w+)?" role="note" aria-label="\w+" data-kind="(\w+)" data-tone="\w+"(?: data-titled="")?/g,
      "<aside$1 $2",
    );
  return { html, faults: result.faults, text: result.compiled?.text };
};
