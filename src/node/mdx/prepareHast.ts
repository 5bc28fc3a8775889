import type { Element } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import type { HastParent } from "./dropBlankText";
import { modeOf } from "../../parts/figure/modeOf";
import { highlight } from "./highlight";
import { labelTask } from "./labelTask";
import type { Tools } from "./tools";

export type UnknownLanguage = { language: string; line?: number };
type Child = HastParent["children"][number];

/**
 * Puts our components into the tree: code blocks become highlighted HTML,
 * pictures become `Image`. Returns the code languages that nobody knows.
 */
export async function prepareHast(
  parent: HastParent,
  tools: Tools,
  isInline = false,
): Promise<UnknownLanguage[]> {
  const unknown: UnknownLanguage[] = [];
  for (const [index, child] of parent.children.entries()) {
    const node = withoutParagraph(child);
    parent.children[index] = node;
    const code = codeOf(node);
    if (isNamed(node, "img")) {
      parent.children[index] = picture(node as Element, isInline);
    } else if (code) {
      const { language, title } = readFence(code);
      const source = tools.hastToString(code).replace(/\n$/, "");
      const { html, isKnown } = await highlight(source, language);
      const line = node.position?.start.line;
      if (!isKnown) unknown.push({ language, line });
      parent.children[index] = component("CodeBlock", {
        html,
        language,
        title,
      });
    } else if ("children" in node) {
      if ("name" in node && node.name === "img") {
        node.name = isInline ? "InlineImage" : "Image";
      }
      if (isTask(node)) labelTask(node);
      unknown.push(
        ...(await prepareHast(node, tools, isInline || holdsText(node))),
      );
    }
  }
  return unknown;
}

const isNamed = (node: Child | undefined, name: string) =>
  node?.type === "element" && node.tagName === name;

/** Whether a node may hold no blocks, and so no figure. */
const holdsText = (node: Child) =>
  node.type === "element" && /^(?:p|h[1-6])$/.test(node.tagName);

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
    ? component("InlineImage", given)
    : component("Image", { ...given, caption: title });
};

/** Language and `title="a.ts"` of a code fence. */
function readFence(code: Element): { language: string; title?: string } {
  const names = code.properties.className ?? [];
  const language =
    names.find((name) => name.startsWith("language-"))?.slice(9) ?? "";
  const { meta } = (code.data ?? {}) as { meta?: string };
  const { dataMeta = "" } = code.properties;
  const title = /title=(["'])(.*?)\1/.exec(meta ?? String(dataMeta))?.[2];
  return { language, title };
}

/** An element of ours; attributes without a value are left out. */
const component = (
  name: string,
  props: Record<string, unknown>,
): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({
      type: "mdxJsxAttribute" as const,
      name: key,
      value: String(value),
    })),
  children: [],
});
