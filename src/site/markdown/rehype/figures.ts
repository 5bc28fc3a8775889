import type { Element, ElementContent, Parents, Root, RootContent } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { isBlockElement } from "../../../components/content";
import { modeOf } from "../../../components/figure/Figure";
import { componentNode, labelName, nameOf } from "../nodes";
import { warn } from "../report";

/**
 * Turns pictures that are a whole paragraph into figures, labels the checkboxes
 * of task lists, and reports pictures and frames that don't say what they show.
 */
export const rehypeFigures = () => (tree: Root, file: VFile) => {
  const parents = new Map<unknown, Parents>();
  visit(tree, (node, index, parent) => {
    if (parent && "children" in node) parents.set(node, parent);
    const replace = (...nodes: ElementContent[]) =>
      parent?.children.splice(index ?? 0, 1, ...nodes);
    const isInline = () => {
      for (let at = parent; at; at = parents.get(at))
        if (holdsWords(at)) return true;
      return false;
    };
    if ("attributes" in node) {
      checkName(node, file);
      if (node.name === "img") node.name = isInline() ? "InlineImage" : "Image";
    }
    if (node.type !== "element" || !parent) return;
    checkName(node, file);
    if (node.tagName === "p") {
      const images = listImages(node, nameOf(parent) === "Gallery");
      const figures = images.map((image) => toComponent(image, false));
      if (figures.length > 0) replace(...figures);
    } else if (node.tagName === "img") {
      replace(toComponent(node, isInline()));
    } else if (String(node.properties.className).includes("task-list-item")) {
      labelTask(node);
    }
  });
};

/** True for nodes that can't contain blocks such as figures. */
const holdsWords = (node: Root | Element | { type: string; name?: unknown }) =>
  "tagName" in node
    ? /^(?:p|h[1-6]|dt)$/.test(node.tagName) && !soleImage(node)
    : "name" in node && node.name === labelName;

const isImage = (node: ElementContent | undefined): node is Element =>
  node?.type === "element" && node.tagName === "img";

const isShown = (node: ElementContent): boolean =>
  node.type !== "text" || node.value.trim() !== "";

/** Lists the pictures that replace a paragraph; in a gallery these may be several. */
function listImages(paragraph: Element, isInGallery: boolean): Element[] {
  const image = soleImage(paragraph);
  if (image) return [image];
  const nodes = paragraph.children.filter(isShown);
  return isInGallery && nodes.every(isImage) ? nodes : [];
}

/** Finds the picture of a paragraph without other content; a pair for light and dark is a single picture. */
function soleImage({ children }: Element): Element | undefined {
  const [first, second, ...others] = children.filter(isShown);
  if (!isImage(first) || others.length > 0) return undefined;
  if (!second) return first;
  if (!isImage(second)) return undefined;
  const ofMode = (mode: "light" | "dark") =>
    [first, second].find(
      ({ properties }) => modeOf(String(properties.src)) === mode,
    );
  const [light, dark] = [ofMode("light"), ofMode("dark")];
  if (!light || !dark) return undefined;
  const properties = { ...light.properties, dark: dark.properties.src };
  return { ...light, properties };
}

function toComponent({ properties, position }: Element, isInline: boolean) {
  const { src, dark, title, width, height } = properties;
  // A screen reader may read a space out, or the file's name in its place.
  const alt = properties.alt?.trim();
  const shared = { src, dark, alt: alt ?? "", width, height };
  return isInline
    ? componentNode("InlineImage", shared, position)
    : componentNode("Image", { ...shared, caption: title }, position);
}

/** The attribute by which an element says what it shows. */
const names = new Map([
  ["img", "alt"],
  ["Figure", "alt"],
  ["iframe", "title"],
]);

function checkName(
  node: Element | Extract<RootContent, { attributes: unknown }>,
  file: VFile,
): void {
  const element = nameOf(node) ?? "";
  const name = names.get(element);
  const hasName =
    "attributes" in node
      ? node.attributes.some(
          (attribute) =>
            attribute.type !== "mdxJsxAttribute" || attribute.name === name,
        )
      : name !== undefined && name in node.properties;
  if (name === undefined || hasName) return;
  const noun = name === "alt" ? "the picture" : "it";
  const reason = `<${element}> does not say what ${noun} shows.`;
  const exception = name === "alt" ? ', or alt="" if it is decoration' : "";
  const note = `Write ${name}="…" for those who can't see it${exception}.`;
  warn(file, reason, node, { note });
}

/** Wraps the checkbox of a task and its text in a label, which names the checkbox. */
function labelTask(item: Element): void {
  // In a list with blank lines between its items, the checkbox is in a paragraph.
  const [first] = item.children;
  const isLoose = first?.type === "element" && first.tagName === "p";
  const { children } = isLoose ? first : item;
  const isBox = (node: ElementContent) =>
    node.type === "element" && node.tagName === "input";
  if (!children.some(isBox)) return;
  const end = children.findIndex(
    (node) => node.type === "element" && isBlockElement(node.tagName),
  );
  const words = children.splice(0, end === -1 ? Infinity : end);
  children.unshift(h("label", words));
}
