import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { kinds } from "../../../components/admonition/kinds";
import { labelName } from "../../../components/label";
import { authorComponents } from "../../../components/registry";
import { suggest } from "../../diagnostics/suggest";
import { componentNode, sourceOf } from "../nodes";
import { warn } from "../report";

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** A directive's name as it is looked up: case and hyphens don't matter. */
const fold = (name: string) => name.toLowerCase().replaceAll("-", "");

/** The component and the attributes that a directive's name stands for. */
const targets = new Map<string, { name: string; attributes?: Attributes }>([
  ...Object.keys(kinds).map(
    (kind) => [kind, { name: "Admonition", attributes: { kind } }] as const,
  ),
  ...Object.keys(authorComponents).map(
    (name) => [fold(name), { name }] as const,
  ),
]);
const names = [
  ...Object.keys(kinds),
  ...Object.keys(authorComponents).map((name) =>
    name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase(),
  ),
];

/** A component in the tree; its label becomes its `title` (src/components/label.ts). */
export function labelledComponent(
  name: string,
  { class: className, ...attributes }: Attributes,
  label: PhrasingContent[],
  children: RootContent[],
  position: RootContent["position"],
): RootContent {
  const hasLabel = label.length > 0;
  const content = hasLabel
    ? [componentNode(labelName, {}, undefined, label), ...children]
    : children;
  return componentNode(
    name,
    { ...attributes, className },
    position,
    content,
  ) as RootContent;
}

/** Makes components of blocks with a name: `:::name[label]{attributes}` … `:::` and `::name`. */
export const remarkDirectives = () => (tree: Root, file: VFile) => {
  if (!String(file.value).includes("::")) return;

  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph" && /^:{3,}\s*$/m.test(toString(node))) {
      warn(
        file,
        'This ":::" closes no block and is shown as text.',
        node,
        nesting,
      );
    }
    if (node.type !== "containerDirective" && node.type !== "leafDirective")
      return undefined;
    if (!parent || index === undefined) return undefined;
    const nodes = readDirective(node, file);
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    // Go on with what the directive holds.
    return nodes[0]?.type === "mdxJsxFlowElement"
      ? index
      : [SKIP, index + nodes.length];
  });
};

const nesting = {
  note: 'Add a line ":::" where the block ends. A block around another one needs more colons, such as "::::".',
};

function readDirective(
  node: ContainerDirective | LeafDirective,
  file: VFile,
): RootContent[] {
  const isContainer = node.type === "containerDirective";
  const written = `${isContainer ? ":::" : "::"}${node.name}`;
  const source = sourceOf(node, file);
  const isClosed = /\n[\s>]*:{3,}[ \t]*$/.test(source);
  if (isContainer && !isClosed) {
    warn(file, `The block "${written}" is not closed.`, node, nesting);
  }
  const label = isContainer
    ? node.children.filter(isLabel).flatMap(({ children }) => children)
    : node.children;
  const children = isContainer
    ? node.children.filter((child) => !isLabel(child))
    : [];
  const attributes = node.attributes ?? {};
  const target = targets.get(fold(node.name));
  if (target) {
    const all = { ...target.attributes, ...attributes };
    return [
      labelledComponent(target.name, all, label, children, node.position),
    ];
  }
  const note = suggest(node.name.toLowerCase(), names);
  const isPlain = label.length === 0 && Object.keys(attributes).length === 0;
  // A line such as `::before` may well be meant as text.
  if (isContainer || note !== undefined || !isPlain) {
    const reason = `Unknown block "${written}": its lines are shown as text.`;
    warn(file, reason, node, { expected: names, note });
  }
  const lines = source.split("\n");
  return [
    textParagraph(lines[0] ?? ""),
    ...children,
    ...(isContainer && isClosed ? [textParagraph(lines.at(-1) ?? "")] : []),
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
