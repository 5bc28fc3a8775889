import type { Root } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { visitParents } from "unist-util-visit-parents";
import { labelName } from "../../../components/label";
import { authorComponents, ownComponents } from "../../../components/registry";
import { suggest } from "../../diagnostics/suggest";
import { reportError } from "../report";

const authorNames = Object.keys(authorComponents);

/** Reports components that are neither the site's nor imported, and those that stand outside of the one they belong into. */
export const rehypeUnknownComponents = () => (tree: Root, file: VFile) => {
  visitParents(tree, (node, ancestors) => {
    if (!("attributes" in node) || !node.name) return;
    const { name } = node;
    const { inside } = authorComponents[name] ?? {};
    const parent = ancestors.findLast(
      (one) => one.type !== "element" || one.tagName !== "p",
    );
    const isInside = parent && "name" in parent && parent.name === inside;
    if (inside !== undefined && !isInside)
      reportError(file, `<${name}> stands outside of <${inside}>.`, node);
    const isComponent = /^[A-Z]/.test(name) || name.includes(".");
    const isKnown =
      Object.hasOwn(authorComponents, name) ||
      Object.hasOwn(ownComponents, name) ||
      name === "Slot" ||
      name === labelName;
    if (!isComponent || isKnown) return;
    reportError(file, `Unknown component <${name}>.`, node, {
      expected: authorNames.map((known) => `<${known}>`),
      note: suggest(name, authorNames) ?? "Import it at the top of the file.",
    });
    // Without a name it is a fragment, whose content is compiled all the same.
    node.name = null;
    node.attributes = [];
  });
};
