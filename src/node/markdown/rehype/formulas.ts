import type { Element, Root, RootContent } from "hast";
import type { StrictFunction } from "katex";
import type { VFile } from "vfile";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { once } from "../../../lib/once";
import { reportError, warn } from "../report";
import { componentNode } from "./componentNode";

/** Most texts have no formula, and KaTeX takes a while to load. */
const loadKatex = once(() => import("katex"));
const support = "All that KaTeX knows: katex.org/docs/supported";

const isFormula = (node: RootContent | undefined): node is Element =>
  node?.type === "element" &&
  node.tagName === "code" &&
  String(node.properties.className).includes("language-math");

/** Renders formulas with KaTeX: MathML for screen readers, HTML for eyes. */
export const rehypeFormulas = () => async (tree: Root, file: VFile) => {
  const found: ((katex: typeof import("katex")) => void)[] = [];
  visit(tree, "element", (node, index, parent) => {
    const isBlock = node.tagName === "pre";
    const code = isBlock ? node.children[0] : node;
    if (!isFormula(code) || !parent || index === undefined) return undefined;
    found.push((katex) => {
      const tex = toString(code).replace(/\n$/, "");
      const html = render(katex, tex, isBlock, node, file);
      const name = isBlock ? "MathBlock" : "InlineMath";
      parent.children[index] = componentNode(name, { html }, node.position);
    });
    return SKIP;
  });
  if (found.length === 0) return;
  const katex = await loadKatex();
  for (const renderFormula of found) renderFormula(katex);
};

function render(
  { renderToString }: typeof import("katex"),
  tex: string,
  isBlock: boolean,
  node: Element,
  file: VFile,
): string {
  const folded = tex.replace(/\s+/g, " ").trim();
  const shown = folded.length > 60 ? `${folded.slice(0, 59)}…` : folded;
  const strict: StrictFunction = (code, message) => {
    // It says so of `\\` at a line's end, which is right in most environments.
    if (code !== "newLineInDisplayMode")
      warn(file, `In the formula "${shown}": ${message}.`, node, {
        note:
          code === "unicodeTextInMathMode"
            ? "Put words into \\text{…}."
            : support,
      });
    return "ignore";
  };
  try {
    return renderToString(tex, {
      displayMode: isBlock,
      strict,
      maxSize: 40,
      // Addresses, classes and pictures: Markdown has them, and checks them.
      trust: ({ command }) => {
        const note = "Use Markdown for links and pictures.";
        const reason = `In the formula "${shown}": ${command} is left out.`;
        warn(file, reason, node, { note });
        return false;
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { rawMessage = error.message } = error as { rawMessage?: string };
    const money = isBlock ? "" : "If the dollars are money, write \\$. ";
    reportError(file, `Invalid formula "${shown}": ${rawMessage}.`, node, {
      note: money + support,
    });
    return "";
  }
}
