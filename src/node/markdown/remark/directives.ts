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
import { kindNames, kinds } from "../../../components/admonition/Admonition";
import { authorComponents } from "../../../components/registry";
import { suggest } from "../../../lib/nearest";
import { componentNode, labelName, sourceOf } from "../nodes";
import { warn } from "../report";

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

/**
 * Converts directives, `:::name[label]{attributes}` … `:::` and `::name`, to
 * components, and GitHub's alerts, `> [!NOTE]`, to admonitions.
 */
export const remarkDirectives = () => (tree: Root, file: VFile) => {
  if (!/::|\[!/.test(String(file.value))) return;
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph" && /^:{3,}\s*$/m.test(toString(node))) {
      const reason = 'This ":::" closes no block and is shown as text.';
      warn(file, reason, node, nesting);
    }
    const nodes = readBlock(node, file);
    if (!nodes || !parent || index === undefined) return undefined;
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    // Continue inside of the component.
    return nodes[0]?.type === "mdxJsxFlowElement"
      ? index
      : [SKIP, index + nodes.length];
  });
};

/** Converts a directive or an alert; undefined for other nodes. */
function readBlock(node: Nodes, file: VFile): RootContent[] | undefined {
  if (node.type === "containerDirective" || node.type === "leafDirective")
    return readDirective(node, file);
  return node.type === "blockquote" ? readAlert(node, file) : undefined;
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
  // A line such as `::before` may be meant as text.
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

const alertMark = /^\[!([a-z]+)\][ \t]*/i;

/** Converts a quotation that begins with a line `[!NOTE]`, which may have a title. */
function readAlert(quote: Blockquote, file: VFile): RootContent[] | undefined {
  const [first, ...rest] = quote.children;
  if (first?.type !== "paragraph") return undefined;
  const [start, ...others] = first.children;
  if (start?.type !== "text") return undefined;
  const [mark = "", name = ""] = alertMark.exec(start.value) ?? [];
  const kind = name.toLowerCase();
  if (!Object.hasOwn(kinds, kind)) {
    // With more text in the line, it may be a reference.
    if (/^\[![a-z]+\]$/im.test(start.value)) {
      const reason = `Unknown alert "[!${name}]": it is shown as a quotation.`;
      warn(file, reason, quote, {
        expected: kindNames.map((one) => `[!${one.toUpperCase()}]`),
        note: suggest(kind, kindNames),
      });
    }
    return undefined;
  }
  const value = start.value.slice(mark.length);
  const [title, below] = splitLine([{ ...start, value }, ...others]);
  const label = title.filter((node) => node.type !== "text" || node.value);
  const content = below.length > 0 ? [{ ...first, children: below }] : [];
  const children = [...content, ...rest];
  const { position } = quote;
  return [labelledComponent("Admonition", { kind }, label, children, position)];
}

/** Splits the content of a paragraph after its first line. */
function splitLine(
  children: PhrasingContent[],
): [PhrasingContent[], PhrasingContent[]] {
  const at = children.findIndex(
    (node) =>
      node.type === "break" ||
      (node.type === "text" && node.value.includes("\n")),
  );
  const node = children[at];
  if (!node) return [children, []];
  const [head = "", ...lines] =
    node.type === "text" ? node.value.split("\n") : [];
  const text = (value: string) => ({ ...node, type: "text" as const, value });
  return [
    [...children.slice(0, at), text(head)],
    [text(lines.join("\n")), ...children.slice(at + 1)],
  ];
}
