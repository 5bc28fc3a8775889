import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { kinds } from "../../../components/admonition/Admonition";
import { suggest } from "../../../lib/nearest";
import { componentNode, labelName, sourceOf } from "../nodes";
import { reportError, warn } from "../report";

const names = Object.keys(kinds);
const isKind = (name: string) => names.includes(name.toLowerCase());

/** Converts blocks, `:::note[Label]{attributes}` … `:::`, to admonitions. */
export const remarkDirectives = () => (tree: Root, file: VFile) => {
  if (!String(file.value).includes("::")) return;
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph") checkColons(node, file);
    if (node.type !== "containerDirective" && node.type !== "leafDirective")
      return undefined;
    if (!parent || index === undefined) return undefined;
    const nodes = readDirective(node, file);
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    // Continue inside of the component.
    return nodes[0]?.type === "mdxJsxFlowElement"
      ? index
      : [SKIP, index + nodes.length];
  });
};

/** Matches a line that looks like the start of a block, but has a space before the name or a title without brackets. */
const opening =
  /^[ \t>]*((:{3,}) *([a-z][\w-]*)(?: +(?!\{)(.*?))?( *\{[^{}]*\})?)\s*$/im;

/** Reports colons that the parser takes for text. */
function checkColons(node: Paragraph, file: VFile): void {
  const source = sourceOf(node, file);
  if (/^[ \t>]*:{3,}\s*$/m.test(source)) {
    const reason = 'This ":::" closes no block and is shown as text.';
    warn(file, reason, node, nesting);
  }
  const match = opening.exec(source);
  const [, line, colons, name, title, attributes = ""] = match ?? [];
  if (name === undefined || !isKind(name)) return;
  const label = title ? `[${title}]` : "";
  const before = source.slice(0, match?.index).split("\n").length - 1;
  const place = (node.position?.start.line ?? 1) + before;
  reportError(file, `"${line}" begins no block and is shown as text.`, place, {
    note: `Write "${colons}${name}${label}${attributes.trim()}".`,
  });
}

/** Creates an admonition with the attributes of a directive; its label becomes its `title`. */
function createAdmonition(
  { name, attributes, position }: ContainerDirective,
  label: PhrasingContent[],
  children: RootContent[],
): RootContent {
  const labels =
    label.length > 0 ? [componentNode(labelName, {}, undefined, label)] : [];
  const content = [...labels, ...children];
  const node = componentNode("Admonition", {}, position, content);
  const all = { kind: name.toLowerCase(), ...attributes };
  node.attributes = Object.entries(all).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  }));
  return node as RootContent;
}

const nesting = {
  note: 'Add a line ":::" where the block ends. A block around another one needs more colons, such as "::::".',
};

function readDirective(
  node: ContainerDirective | LeafDirective,
  file: VFile,
): RootContent[] {
  const source = sourceOf(node, file);
  // A line such as `::before` may be meant as text.
  if (node.type === "leafDirective") return [textParagraph(source)];
  const marker = `:::${node.name}`;
  const isClosed = /\n[ \t>]*:{3,}[ \t]*$/.test(source);
  if (!isClosed)
    warn(file, `The block "${marker}" is not closed.`, node, nesting);
  const label = node.children.filter(isLabel).flatMap((part) => part.children);
  const children = node.children.filter((child) => !isLabel(child));
  if (isKind(node.name)) return [createAdmonition(node, label, children)];
  warn(file, `Unknown block "${marker}": its lines are shown as text.`, node, {
    expected: names,
    note: suggest(node.name.toLowerCase(), names),
  });
  const lines = source.split("\n");
  return [
    textParagraph(lines[0] ?? ""),
    ...children,
    ...(isClosed ? [textParagraph(lines.at(-1) ?? "")] : []),
  ];
}

const isLabel = (node: RootContent): node is Paragraph =>
  node.type === "paragraph" &&
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel ===
    true;

const textParagraph = (value: string): Paragraph => ({
  type: "paragraph",
  children: [{ type: "text", value: value.trim() }],
});
