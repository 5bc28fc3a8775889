import type { Paragraph, Root } from "mdast";
import type { InlineMath } from "mdast-util-math";
import type { Code, Construct, State } from "micromark-util-types";
import type { VFile } from "vfile";
import { math } from "micromark-extension-math";
import { visit } from "unist-util-visit";
import { sourceOf } from "../nodes";
import { reportError } from "../report";

const dollar = 36;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;
/** White space inside one of the two dollars, or a backslash before the second. */
const isLoose = /^\$\s|(?:\s|[^\\]\\)\$$/;

/**
 * Formulas between dollars, where prices stay text by pandoc's rule: between
 * single dollars a formula neither begins nor ends with a space, and no digit
 * follows it, as in "$5 and $10".
 */
export function formulaSyntax() {
  const syntax = math();
  const construct = syntax.text?.[dollar] as Construct;
  const withoutPrices: Construct = {
    ...construct,
    tokenize(effects, ok, nok) {
      const end: State = (code) => {
        const token = this.events.at(-1)?.[1];
        const text = token ? this.sliceSerialize(token) : "";
        const isSingle = !text.startsWith("$$");
        const isPrice = isSingle && (isLoose.test(text) || isDigit(code));
        return isPrice ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, end, nok);
    },
  };
  return { ...syntax, text: { [dollar]: withoutPrices } };
}

/** Makes `$$…$$` on one line a block, too, and reports blocks that never end. */
export const remarkFormulas = () => (tree: Root, file: VFile) => {
  if (!String(file.value).includes("$")) return;
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph") {
      const formula = soleFormula(node, file);
      if (formula && parent && index !== undefined)
        parent.children[index] = { ...formula, type: "math" };
    } else if (node.type === "math") {
      if (/\$\$\s*$/.test(sourceOf(node, file))) return;
      reportError(file, "This formula is not closed.", node, {
        note: "Close it with a line of its own: $$. For two dollar signs, write \\$\\$.",
      });
    }
  });
};

/** `$$…$$` that stands alone on a line, which is a paragraph to Markdown. */
const soleFormula = (
  { children }: Paragraph,
  file: VFile,
): InlineMath | undefined => {
  const [only, ...others] = children;
  return only?.type === "inlineMath" &&
    others.length === 0 &&
    sourceOf(only, file).startsWith("$$")
    ? only
    : undefined;
};
