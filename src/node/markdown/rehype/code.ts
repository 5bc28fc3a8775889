import type { Element, Root, RootContent } from "hast";
import type { VFile } from "vfile";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { siteConfig } from "../../../config/resolved";
import { renderCodeBlock } from "./codeBlock";
import type { Fence } from "./codeMeta";
import { drawDiagram } from "./diagrams";
import { renderFormula } from "./formulas";

/** Renders formulas, draws diagrams, and highlights all other blocks of code. */
export const rehypeCode = () => async (tree: Root, file: VFile) => {
  const found: { fence: Fence; replace: (made: RootContent) => void }[] = [];
  visit(tree, "element", (node, index, parent) => {
    const fence = readFence(node);
    if (!fence || !parent || index === undefined) return undefined;
    const replace = (made: RootContent) => (parent.children[index] = made);
    found.push({ fence, replace });
    return SKIP;
  });
  let [diagrams, blocks] = [0, 0];
  for (const { fence, replace } of found) {
    if (isFormula(fence)) {
      replace(await renderFormula(fence, file));
      continue;
    }
    const drawing =
      fence.info === "mermaid" && drawDiagram(fence, ++diagrams, file);
    replace(drawing || (await renderCodeBlock(fence, ++blocks === 1, file)));
  }
};

const isFormula = ({ info }: Fence) =>
  info === "math" && siteConfig.markdown.math;

/** Reads a block of code, or a formula among words, whose `<code>` has the same class. */
function readFence(node: Element): Fence | undefined {
  const isBlock = node.tagName === "pre";
  const code = isBlock ? node.children[0] : node;
  if (code?.type !== "element" || code.tagName !== "code") return undefined;
  const { className, dataMeta } = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  const fence: Fence = {
    info: names.find((name) => name.startsWith("language-"))?.slice(9) ?? "",
    meta: typeof dataMeta === "string" ? dataMeta : "",
    code: toString(code).replace(/\n$/, ""),
    isBlock,
    node,
  };
  return isBlock || isFormula(fence) ? fence : undefined;
}
