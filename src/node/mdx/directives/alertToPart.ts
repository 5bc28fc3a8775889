import type { Blockquote, Paragraph, PhrasingContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { nearest } from "../../../lib/nearest";
import type { MdxFault } from "../compileMdx";
import { kindNames, kinds } from "../../../parts/admonition/kinds";
import { partElement } from "./toPart";

const marker = /^\[!([a-z]+)\][ \t]*/i;

const startOf = ({ children: [first] }: Blockquote) => {
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  return start?.type === "text" ? start : undefined;
};

/** A quotation that begins with an alert's mark, but of no kind that there is. */
export function alertFault(quote: Blockquote): MdxFault | undefined {
  const name = /^\[!([a-z]+)\]$/im.exec(startOf(quote)?.value ?? "")?.[1];
  if (name === undefined) return undefined;
  const meant = nearest(name.toLowerCase(), kindNames)?.toUpperCase();
  return {
    severity: "warning",
    line: quote.position?.start.line,
    message: `There is no alert "[!${name}]"; it is shown as a quotation.`,
    allowed: kindNames.map((kind) => `[!${kind.toUpperCase()}]`).join(", "),
    fix: meant ? `Did you mean "[!${meant}]"?` : "Write one of these.",
  };
}

/** What stands on a paragraph's first line, and what stands below it. */
function splitLine(
  children: PhrasingContent[],
): [PhrasingContent[], PhrasingContent[]] {
  for (const [index, node] of children.entries()) {
    const after = children.slice(index + 1);
    if (node.type === "break") return [children.slice(0, index), after];
    const end = node.type === "text" ? node.value.indexOf("\n") : -1;
    if (node.type !== "text" || end === -1) continue;
    const { value } = node;
    return [
      [...children.slice(0, index), { ...node, value: value.slice(0, end) }],
      [{ ...node, value: value.slice(end + 1) }, ...after],
    ];
  }
  return [children, []];
}

/**
 * The admonition that GitHub makes of a quotation which begins with a line
 * `[!NOTE]`; words behind it are its title. Undefined for other quotations.
 */
export function alertToPart(quote: Blockquote): MdxJsxFlowElement | undefined {
  const [first, ...rest] = quote.children;
  const start = startOf(quote);
  if (first?.type !== "paragraph" || !start) return undefined;
  const [found, name = ""] = marker.exec(start.value) ?? [];
  const kind = name.toLowerCase();
  if (found === undefined || !Object.hasOwn(kinds, kind)) return undefined;
  const begin = { ...start, value: start.value.slice(found.length) };
  const [title, below] = splitLine([begin, ...first.children.slice(1)]);
  const label = title.filter(
    (node) => node.type !== "text" || node.value !== "",
  );
  const paragraph: Paragraph[] =
    below.length > 0 ? [{ ...first, children: below }] : [];
  return partElement(
    { part: "Admonition" },
    { kind },
    { label, children: [...paragraph, ...rest], position: quote.position },
  );
}
