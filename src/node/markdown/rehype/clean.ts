import type { Nodes, Root, RootContent } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { warn } from "../report";

const handler = /^on[a-z]+$/i;
const scriptNote = {
  note: "Put what it does into a component, and import that in a .mdx file.",
};

/**
 * Takes out comments and scripts. Browsers run scripts in a text only if it is
 * on the first page that they load, never after a link, and React refuses
 * handlers that are text: they would work now and then, if at all.
 */
export const rehypeClean = () => (tree: Root, file: VFile) => {
  visit(tree, (node, index, parent) => {
    const name = nameOf(node);
    if (name === "script") {
      warn(file, "<script> is left out.", node, scriptNote);
    }
    if (node.type === "comment" || name === "script") {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    if (name === "textarea" && "children" in node) {
      // React has no elements in it.
      node.children = [{ type: "text", value: toString(node) }];
    }
    for (const attribute of takeHandlers(node)) {
      warn(
        file,
        `${attribute.toLowerCase()}="…" is left out.`,
        node,
        scriptNote,
      );
    }
    return undefined;
  });
};

const nameOf = (node: Nodes) =>
  node.type === "element" ? node.tagName : "name" in node ? node.name : null;

/** Takes handlers that are text off an element of HTML, and names them. */
function takeHandlers(node: Nodes): string[] {
  if (node.type === "element") {
    const all = Object.entries(node.properties);
    const kept = all.filter(([name]) => !handler.test(name));
    node.properties = Object.fromEntries(kept);
    return all.map(([name]) => name).filter((name) => handler.test(name));
  }
  if (!("attributes" in node) || /^[A-Z]/.test(node.name ?? "")) return [];
  const taken: string[] = [];
  node.attributes = node.attributes.filter((one) => {
    const isHandler =
      one.type === "mdxJsxAttribute" &&
      handler.test(one.name) &&
      typeof one.value === "string";
    if (isHandler) taken.push(one.name);
    return !isHandler;
  });
  return taken;
}

/**
 * Drops the line breaks around components, which rehype-minify-whitespace takes
 * for words because it does not know them.
 */
export const rehypeTrimComponents = () => (tree: Root) => {
  visit(tree, (node) => {
    if (!("children" in node)) return;
    const children = node.children as RootContent[];
    if (!children.some(isFlow)) return;
    node.children = children.filter(
      (child, at) =>
        child.type !== "text" ||
        child.value.trim() !== "" ||
        !(isFlow(children[at - 1]) || isFlow(children[at + 1])),
    );
  });
};

const isFlow = (node: RootContent | undefined) =>
  node?.type === "mdxJsxFlowElement" ||
  node?.type === "mdxFlowExpression" ||
  (node !== undefined && "name" in node && node.name === "truncate");
