import type { Element } from "hast";
import "mdast-util-mdx";
import { labelName } from "../../parts/label";
import type { HastParent } from "./dropBlankText";
import { modeOf } from "../../parts/figure/modeOf";
import { codeBlock } from "./code/codeBlock";
import type { MdxFault } from "./compileMdx";
import { labelTask } from "./labelTask";
import { partNode } from "./partNode";
import type { Tools } from "./tools";

type Child = HastParent["children"][number];

type Options = {
  /** Whether scripts will set blocks of code in motion. */
  isActive?: boolean;
};

/**
 * Puts our components into the tree: code blocks become highlighted HTML,
 * pictures become `Image`. Returns what is wrong with blocks of code.
 */
export async function prepareHast(
  root: HastParent,
  tools: Tools,
  { isActive = false }: Options = {},
): Promise<MdxFault[]> {
  const faults: MdxFault[] = [];
  let needsTexts = isActive;

  const prepare = async (parent: HastParent, isInline: boolean) => {
    for (const [index, child] of parent.children.entries()) {
      const node = withoutParagraph(child);
      parent.children[index] = node;
      const code = codeOf(node);
      if (isNamed(node, "img")) {
        parent.children[index] = picture(node as Element, isInline);
      } else if (code) {
        const { props, faults: found } = await codeBlock({
          ...readCode(code, tools),
          line: node.position?.start.line,
        });
        faults.push(...found);
        // All blocks of a text find the buttons' texts at the first.
        const texts = needsTexts ? "true" : undefined;
        needsTexts = false;
        parent.children[index] = partNode("CodeBlock", { ...props, texts });
      } else if ("children" in node) {
        if ("name" in node && node.name === "img") {
          node.name = isInline ? "InlineImage" : "Image";
        }
        if (isTask(node)) labelTask(node);
        await prepare(node, isInline || holdsText(node));
      }
      if (isNamed(node, "a")) asciiHost(node as Element);
      takeValue(node, tools);
    }
  };
  await prepare(root, false);
  return faults;
}

const isNamed = (node: Child | undefined, name: string) =>
  node?.type === "element" && node.tagName === name;

/** Whether a node may hold no blocks, and so no figure. */
const holdsText = (node: Child) =>
  (node.type === "element" && /^(?:p|h[1-6]|dt)$/.test(node.tagName)) ||
  ("name" in node && node.name === labelName);

const isTask = (node: Child): node is Element =>
  node.type === "element" &&
  String(node.properties.className).includes("task-list-item");

/** The code element of a code block. */
const codeOf = (node: Child): Element | undefined => {
  if (node.type !== "element" || node.tagName !== "pre") return undefined;
  const [child] = node.children;
  return child?.type === "element" && child.tagName === "code"
    ? child
    : undefined;
};

/** A picture that stands alone is a figure, not a paragraph. */
const withoutParagraph = (node: Child): Child => {
  if (node.type !== "element" || node.tagName !== "p") return node;
  const [child, ...others] = node.children.filter(isSaying);
  if (!isNamed(child, "img")) return node;
  if (others.length === 0) return child as Element;
  const [second, ...more] = others;
  if (more.length > 0 || !isNamed(second, "img")) return node;
  return pairOf(child as Element, second as Element) ?? node;
};

const isSaying = (node: Child) =>
  node.type !== "text" || node.value.trim() !== "";

/** Two pictures, one for each colour mode, are one. */
function pairOf(first: Element, second: Element): Element | undefined {
  const all = [first, second];
  const [light, dark] = (["light", "dark"] as const).map((mode) =>
    all.find(({ properties }) => modeOf(String(properties.src)) === mode),
  );
  if (!light || !dark) return undefined;
  light.properties.dark = dark.properties.src;
  return light;
}

const picture = (
  { properties: { src, dark, alt, title, width, height } }: Element,
  isInline: boolean,
) => {
  const given = { src, dark, alt: alt ?? "", width, height };
  return isInline
    ? partNode("InlineImage", given)
    : partNode("Image", { ...given, caption: title });
};

/** A fence's code, and what stands behind its backticks. */
function readCode(code: Element, tools: Tools) {
  const names = code.properties.className ?? [];
  const info =
    names.find((name) => name.startsWith("language-"))?.slice(9) ?? "";
  const { meta } = (code.data ?? {}) as { meta?: string };
  const { dataMeta = "" } = code.properties;
  return {
    code: tools.hastToString(code).replace(/\n$/, ""),
    info,
    meta: meta ?? String(dataMeta),
  };
}

/** React takes a field's text as a value, and fails where there are elements in it. */
function takeValue(field: Child, { hastToString }: Tools): void {
  if (field.type === "element" && field.tagName === "textarea") {
    field.properties.defaultValue = hastToString(field);
    field.children = [];
  } else if ("name" in field && field.name === "textarea") {
    const value = hastToString(field);
    field.attributes.push({
      type: "mdxJsxAttribute",
      name: "defaultValue",
      value,
    });
    field.children = [];
  }
}

/** Not every program that follows a link knows hosts with other letters. */
function asciiHost({ properties }: Element): void {
  const { href } = properties;
  // From 128 on: what is escaped below may not stand in a host at all.
  const found = /^(https?:\/\/)([^/?#]*%[89a-f][^/?#]*)/i.exec(String(href));
  if (!found || !URL.canParse(String(href))) return;
  const [whole, protocol = ""] = found;
  const rest = String(href).slice(whole.length);
  properties.href = `${protocol}${new URL(String(href)).host}${rest}`;
}
