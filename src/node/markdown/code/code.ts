import type { Code, Root } from "mdast";
import type { InlineMath, Math } from "mdast-util-math";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { siteConfig } from "../../../config/resolved";
import { renderCodeBlock } from "./codeBlock";
import { drawDiagram } from "./diagrams";
import { renderFormula } from "./formulas";

type Found = {
  node: Code | Math | InlineMath;
  replace: (component: unknown) => void;
};

/** Renders formulas, draws diagrams, and highlights all other blocks of code. */
export const remarkCode = () => async (tree: Root, file: VFile) => {
  const found: Found[] = [];
  visit(tree, (node, index, parent) => {
    const isFound =
      node.type === "code" ||
      node.type === "math" ||
      node.type === "inlineMath";
    if (!isFound || !parent || index === undefined) return;
    const replace = (component: unknown) =>
      void (parent.children[index] = component as never);
    found.push({ node, replace });
  });
  let [diagrams, blocks] = [0, 0];
  for (const { node, replace } of found) {
    if (node.type !== "code" || isFormula(node)) {
      replace(await renderFormula(node, file));
      continue;
    }
    const drawing =
      node.lang === "mermaid" && drawDiagram(node, ++diagrams, file);
    replace(drawing || (await renderCodeBlock(node, ++blocks === 1, file)));
  }
};

const isFormula = ({ lang }: Code) =>
  lang === "math" && siteConfig.markdown.math;
