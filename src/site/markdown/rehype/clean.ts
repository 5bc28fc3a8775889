import type { Nodes, Root, RootContent } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { isBlockElement } from "../../../components/content";
import { nameOf } from "../nodes";
import { scriptAdvice, warn } from "../report";

/** Matches elements of a page's head: a text is in its body, where some act on the whole page. */
const ofHead = /^(?:base|link|meta|title)$/;

const headAdvice = {
  note: 'A page has its title from its front matter, and other tags of its head from "head" in src/config/site.ts.',
};

/**
 * Removes comments, invisible white space, and scripts: browsers would run these
 * on the first page of a visit only, and React refuses handlers that are text.
 */
export const rehypeClean = () => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    if (!("children" in node)) return undefined;
    for (const name of takeHandlers(node))
      warn(file, `${name.toLowerCase()}="…" is left out.`, node, scriptAdvice);
    const name = nameOf(node);
    // In React, a textarea holds only text.
    if (name === "textarea")
      node.children = [{ type: "text", value: toString(node) }];
    if (name === "textarea" || name === "pre") return SKIP;
    const children = (node.children as RootContent[]).filter((child) => {
      const childName = nameOf(child) ?? "";
      const isScript = childName === "script";
      // The parts of a drawing may have titles.
      const isOfHead =
        ofHead.test(childName) && (!name || isBlockElement(name));
      if (isScript || isOfHead)
        warn(
          file,
          `<${childName}> is left out.`,
          child,
          isScript ? scriptAdvice : headAdvice,
        );
      return !isScript && !isOfHead && child.type !== "comment";
    });
    const edge = isBlock(node) ? node : undefined;
    node.children = children.filter((child, at) => {
      if (child.type !== "text") return true;
      let value = child.value.replace(/[ \t\n\f\r]+/g, " ");
      if (isBlock(children[at - 1] ?? edge)) value = value.replace(/^ /, "");
      if (isBlock(children[at + 1] ?? edge)) value = value.replace(/ $/, "");
      child.value = value;
      return value !== "";
    });
    return undefined;
  });
};

const isBlock = (node: Nodes | undefined): boolean =>
  node?.type === "root" ||
  node?.type === "mdxJsxFlowElement" ||
  node?.type === "mdxFlowExpression" ||
  (node?.type === "element" &&
    (node.tagName === "br" || isBlockElement(node.tagName)));

/** Removes handlers that are text from an element of HTML, and returns their names. */
function takeHandlers(node: Nodes): string[] {
  const taken: string[] = [];
  const isKept = (name: string, value: unknown) => {
    const isHandler = /^on[a-z]+$/i.test(name) && typeof value === "string";
    if (isHandler) taken.push(name);
    return !isHandler;
  };
  if (node.type === "element") {
    const all = Object.entries(node.properties);
    node.properties = Object.fromEntries(
      all.filter((entry) => isKept(...entry)),
    );
  } else if ("attributes" in node && !/^[A-Z]/.test(node.name ?? "")) {
    node.attributes = node.attributes.filter(
      (attribute) =>
        attribute.type !== "mdxJsxAttribute" ||
        isKept(attribute.name, attribute.value),
    );
  }
  return taken;
}
