import type { Code, Nodes, Root } from "mdast";
import type { InlineMath, Math } from "mdast-util-math";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { siteConfig } from "../../../config/resolved";
import { renderCodeBlock } from "./codeBlock";
import { drawDiagram } from "./diagrams";
import { renderFormula } from "./formulas";

/** Renders formulas, draws diagrams, and highlights all other blocks of code. */
export const remarkCode = () => async (tree: Root, file: VFile) => {
  const found: {
    node: Code | Math | InlineMath;
    replace: (made: Nodes) => void;
  }[] = [];
  visit(tree, (node, index, parent) => {
    const isCode = node.type === "code" || isMath(node);
    if (!isCode || !parent || index === undefined) return;
    const replace = (made: Nodes) => (parent.children[index] = made as never);
    found.push({ node, replace });
  });
  let [diagrams, blocks] = [0, 0];
  for (const { node, replace } of found) {
    if (isFormula(node)) {
      replace(await renderFormula(node, file));
      continue;
    }
    const drawing =
      node.lang === "mermaid" && drawDiagram(node, ++diagrams, file);
    replace(drawing || (await renderCodeBlock(node, ++blocks === 1, file)));
  }
};

const isMath = (node: Nodes): node is Math | InlineMath =>
  node.type === "math" || node.type === "inlineMath";

/** Formulas have dollars around them, or are blocks of the language "math". */
const isFormula = (node: Code | Math | InlineMath) =>
  isMath(node) || (node.lang === "math" && siteConfig.markdown.math);
