import type { Nodes, Root } from "mdast";
import "mdast-util-mdx";
import type { MdxFault } from "./compileMdx";
import { walk } from "./walk";

/** Pictures as elements that say neither what they show nor that they show nothing. */
export function missingAlts(root: Root): MdxFault[] {
  const faults: MdxFault[] = [];
  walk<Nodes>(root, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
      return;
    const { name, attributes, position } = node;
    if (name !== "Figure" && name !== "img") return;
    const says = attributes.some(
      (one) => one.type !== "mdxJsxAttribute" || one.name === "alt",
    );
    if (says) return;
    faults.push({
      severity: "warning",
      line: position?.start.line,
      message: `<${name}> does not say what the picture shows, for those who can't see it.`,
      fix: 'Write alt="…", or alt="" for a picture that is decoration.',
    });
  });
  return faults;
}
