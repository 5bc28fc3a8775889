import type {
  Blockquote,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { kinds } from "../../../components/admonition/Admonition";
import {
  authorComponents,
  formerComponents,
} from "../../../components/registry";
import { suggest } from "../../../lib/nearest";
import { componentNode, labelName, sourceOf } from "../nodes";
import { reportError, warn } from "../report";

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** Normalizes the name of a directive, in which case and hyphens don't matter. */
const fold = (name: string) => name.toLowerCase().replaceAll("-", "");

/** The components of directives by normalized name. */
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

/** What to write in place of directives that are no more. */
const formerDirectives = new Map(
  Object.entries(formerComponents).map(([name, note]) => [fold(name), note]),
);

/**
 * Converts directives, `:::name[label]{attributes}` … `:::` and `::name`, to
 * components, and GitHub's alerts, `> [!NOTE]`, to admonitions.
 */
export const remarkDirectives = () => (tree: Root, file: VFile) => {
  if (!/::|\[!/.test(String(file.value))) return;
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph") checkColons(node, file);
    const nodes = readBlock(node, file);
    if (!nodes || !parent || index === undefined) return undefined;
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
  if (name === undefined || !targets.has(fold(name))) return;
  const label = title ? `[${title}]` : "";
  const before = source.slice(0, match?.index).split("\n").length - 1;
  const place = (node.position?.start.line ?? 1) + before;
  reportError(file, `"${line}" begins no block and is shown as text.`, place, {
    note: `Write "${colons}${name}${label}${attributes.trim()}".`,
  });
}

/** Converts a directive or an alert; undefined for other nodes. */
function readBlock(node: Nodes, file: VFile): RootContent[] | undefined {
  if (node.type === "containerDirective" || node.type === "leafDirective")
    return readDirective(node, file);
  return node.type === "blockquote" ? readAlert(node) : undefined;
}

/** Creates a component with the attributes of a directive; its label becomes its `title`. */
function labelledComponent(
  name: string,
  { class: className, ...attributes }: Attributes,
  label: PhrasingContent[],
  children: RootContent[],
  position: RootContent["position"],
): RootContent {
  const labels =
    label.length > 0 ? [componentNode(labelName, {}, undefined, label)] : [];
  const content = [...labels, ...children];
  const node = componentNode(name, {}, position, content);
  node.attributes = Object.entries({ ...attributes, className }).flatMap(
    ([key, value]) =>
      value === undefined || value === null
        ? []
        : { type: "mdxJsxAttribute", name: key, value },
  );
  return node as RootContent;
}

const nesting = {
  note: 'Add a line ":::" where the block ends. A block around another one needs more colons, such as "::::".',
};

function readDirective(
  node: ContainerDirective | LeafDirective,
  file: VFile,
): RootContent[] {
  const isContainer = node.type === "containerDirective";
  const marker = `${isContainer ? ":::" : "::"}${node.name}`;
  const source = sourceOf(node, file);
  const isClosed = /\n[\s>]*:{3,}[ \t]*$/.test(source);
  if (isContainer && !isClosed) {
    warn(file, `The block "${marker}" is not closed.`, node, nesting);
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
  const note =
    formerDirectives.get(fold(node.name)) ??
    suggest(node.name.toLowerCase(), names);
  const isPlain = label.length === 0 && Object.keys(attributes).length === 0;
  // A line such as `::before` may be meant as text.
  if (isContainer || note !== undefined || !isPlain) {
    const reason = `Unknown block "${marker}": its lines are shown as text.`;
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

/** Converts a quotation that begins with a line `[!NOTE]`, as on GitHub. */
function readAlert({ children, position }: Blockquote) {
  const [first] = children;
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  if (start?.type !== "text") return undefined;
  const [mark = "", name = ""] =
    /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(start.value) ?? [];
  const kind = name.toLowerCase();
  if (!Object.hasOwn(kinds, kind)) return undefined;
  start.value = start.value.slice(mark.length);
  const content = toString(first) === "" ? children.slice(1) : children;
  return [labelledComponent("Admonition", { kind }, [], content, position)];
}
