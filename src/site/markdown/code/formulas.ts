import type { StrictFunction } from "katex";
import type { Code } from "mdast";
import type { InlineMath, Math } from "mdast-util-math";
import type { VFile } from "vfile";
import { memoize } from "../../../lib/memoize";
import { componentNode, sourceOf } from "../nodes";
import { reportError, warn } from "../report";

/** Loads KaTeX on demand: it is slow to load, and most texts have no formula. */
const loadKatex = memoize(() => import("katex"));
const support = "All that KaTeX knows: katex.org/docs/supported";

/** Renders a formula with KaTeX: MathML for screen readers, HTML for all others. */
export async function renderFormula(
  node: Code | Math | InlineMath,
  file: VFile,
) {
  if (node.type === "math" && !/\$\$\s*$/.test(sourceOf(node, file))) {
    reportError(file, "This formula is not closed.", node, {
      note: "Close it with a line of its own: $$. For two dollar signs, write \\$\\$.",
    });
  }
  const { renderToString } = await loadKatex();
  const isBlock = node.type !== "inlineMath";
  const folded = node.value.replace(/\s+/g, " ").trim();
  const shown = folded.length > 60 ? `${folded.slice(0, 59)}…` : folded;
  const strict: StrictFunction = (rule, message) => {
    // KaTeX warns of `\\` at the end of a line, which is correct in most environments.
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
    html = renderToString(node.value, options);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { rawMessage = error.message } = error as { rawMessage?: string };
    const money = isBlock ? "" : "If the dollars are money, write \\$. ";
    reportError(file, `Invalid formula "${shown}": ${rawMessage}.`, node, {
      note: money + support,
    });
  }
  return isBlock
    ? componentNode("MathBlock", { html }, node.position)
    : {
        ...componentNode(
          "InlineMath",
          { html, words: readAloud(node.value) },
          node.position,
        ),
        type: "mdxJsxTextElement" as const,
      };
}

/** Returns a formula as text, for the search and descriptions, if its source is readable, such as E = mc^2. */
const readAloud = (source: string) =>
  /[\\{}&]/.test(source) ? "…" : source.replace(/\s+/g, "");
