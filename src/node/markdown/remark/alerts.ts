import type { Blockquote, PhrasingContent, Root } from "mdast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { kindNames, kinds } from "../../../components/admonition/kinds";
import { suggest } from "../../diagnostics/suggest";
import { warn } from "../report";
import { labelledComponent } from "./directives";

const marker = /^\[!([a-z]+)\][ \t]*/i;

/**
 * Reads GitHub's alerts: a quotation that begins with a line `[!NOTE]` is an
 * admonition; words behind the mark are its title.
 */
export const remarkAlerts = () => (tree: Root, file: VFile) => {
  if (!String(file.value).includes("[!")) return;
  visit(tree, "blockquote", (quote, index, parent) => {
    const alert = readAlert(quote, file);
    if (!alert || !parent || index === undefined) return undefined;
    parent.children[index] = alert;
    return index;
  });
};

function readAlert(quote: Blockquote, file: VFile) {
  const [first, ...rest] = quote.children;
  if (first?.type !== "paragraph") return undefined;
  const [start, ...others] = first.children;
  if (start?.type !== "text") return undefined;
  const [mark, name = ""] = marker.exec(start.value) ?? [];
  if (mark === undefined) return undefined;
  const kind = name.toLowerCase();
  if (!Object.hasOwn(kinds, kind)) {
    // With words behind it, it may be a reference.
    if (/^\[![a-z]+\]$/im.test(start.value)) {
      warn(
        file,
        `Unknown alert "[!${name}]": it is shown as a quotation.`,
        quote,
        {
          expected: kindNames.map((one) => `[!${one.toUpperCase()}]`),
          note: suggest(kind, kindNames),
        },
      );
    }
    return undefined;
  }
  const value = start.value.slice(mark.length);
  const [title, below] = splitLine([{ ...start, value }, ...others]);
  const label = title.filter((node) => node.type !== "text" || node.value);
  const content = below.length > 0 ? [{ ...first, children: below }] : [];
  return labelledComponent(
    "Admonition",
    { kind },
    label,
    [...content, ...rest],
    quote.position,
  );
}

/** Parts a paragraph's content behind its first line. */
function splitLine(
  children: PhrasingContent[],
): [PhrasingContent[], PhrasingContent[]] {
  for (const [index, node] of children.entries()) {
    const before = children.slice(0, index);
    const after = children.slice(index + 1);
    if (node.type === "break") return [before, after];
    const end = node.type === "text" ? node.value.indexOf("\n") : -1;
    if (node.type !== "text" || end === -1) continue;
    const [head, tail] = [node.value.slice(0, end), node.value.slice(end + 1)];
    return [
      [...before, { ...node, value: head }],
      [{ ...node, value: tail }, ...after],
    ];
  }
  return [children, []];
}
