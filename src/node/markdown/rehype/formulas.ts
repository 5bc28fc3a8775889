import type { RootContent } from "hast";
import type { StrictFunction } from "katex";
import type { VFile } from "vfile";
import { once } from "../../once";
import { componentNode } from "../nodes";
import { reportError, warn } from "../report";
import type { Fence } from "./codeMeta";

/** Most texts have no formula, and KaTeX takes a while to load. */
const loadKatex = once(() => import("katex"));
const support = "All that KaTeX knows: katex.org/docs/supported";

/** Renders a formula with KaTeX: MathML for screen readers, HTML for eyes. */
export async function renderFormula(
  { code, isBlock, node }: Fence,
  file: VFile,
): Promise<RootContent> {
  const { renderToString } = await loadKatex();
  const folded = code.replace(/\s+/g, " ").trim();
  const shown = folded.length > 60 ? `${folded.slice(0, 59)}…` : folded;
  const strict: StrictFunction = (rule, message) => {
    // KaTeX warns of `\\` at a line's end, which is right in most environments.
    if (rule === "newLineInDisplayMode") return "ignore";
    const isWords = rule === "unicodeTextInMathMode";
    warn(file, `In the formula "${shown}": ${message}.`, node, {
      note: isWords ? "Put words into \\text{…}." : support,
    });
    return "ignore";
  };
  let html = "";
  try {
    const options = { displayMode: isBlock, strict, maxSize: 40 };
    html = renderToString(code, options);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { rawMessage = error.message } = error as { rawMessage?: string };
    const money = isBlock ? "" : "If the dollars are money, write \\$. ";
    reportError(file, `Invalid formula "${shown}": ${rawMessage}.`, node, {
      note: money + support,
    });
  }
  const name = isBlock ? "MathBlock" : "InlineMath";
  return componentNode(name, { html }, node.position);
}
