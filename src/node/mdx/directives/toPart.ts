import type { BlockContent, Paragraph, RootContent } from "mdast";
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx";
import { labelName } from "../../../parts/label";
import type { MdxFault } from "../compileMdx";
import type { Directive } from "./blockDirectives";
import { directiveNames, nearestTarget, targetOf } from "./targetOf";
import type { Target } from "./targetOf";

type Made = { nodes: RootContent[]; faults: MdxFault[] };

const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
  type: "mdxJsxAttribute",
  name: name === "class" ? "className" : name,
  value,
});

/** Carries a label to the part, whose `title` it becomes (src/parts/label.ts). */
export const labelElement = (
  children: Paragraph["children"],
): MdxJsxTextElement => ({
  type: "mdxJsxTextElement",
  name: labelName,
  attributes: [],
  children,
});

/** An element of JSX, which the rest of the pipeline knows in both formats. */
export function partElement(
  { part, attributes }: Target,
  own: Readonly<Record<string, string | null>>,
  {
    label,
    children,
    position,
  }: {
    label: Paragraph["children"];
    children: RootContent[];
    position: Directive["position"];
  },
): MdxJsxFlowElement {
  const all = { ...attributes, ...own };
  return {
    type: "mdxJsxFlowElement",
    name: part,
    attributes: Object.entries(all).map(([name, value]) =>
      attribute(name, value),
    ),
    children: [
      ...(label.length > 0 ? [labelElement(label)] : []),
      ...children,
    ] as BlockContent[],
    position,
  };
}

const text = (value: string): Paragraph => ({
  type: "paragraph",
  children: [{ type: "text", value }],
});

/** What nobody knows stays as it was written, its content as Markdown. */
function asWritten(directive: Directive, source: string): RootContent[] {
  const { children, position } = directive;
  const lines = source
    .slice(position?.start.offset, position?.end.offset)
    .split("\n");
  const isClosed =
    directive.type === "containerDirective" && directive.isClosed;
  return [
    text(lines[0] ?? ""),
    ...children.filter((child) => !isLabel(child)),
    ...(isClosed ? [text(lines.at(-1)?.trim() ?? "")] : []),
  ];
}

const isLabel = (node: RootContent | undefined): node is Paragraph =>
  node?.type === "paragraph" && node.data?.isLabel === true;

/** Whether a line such as `::before` may well be meant as text. */
const mayBeText = ({ type, name, attributes, children }: Directive) =>
  type === "leafDirective" &&
  children.length === 0 &&
  Object.keys(attributes ?? {}).length === 0 &&
  nearestTarget(name) === undefined;

/** The part that a directive names, or what it was written as, with a warning. */
export function toPart(directive: Directive, source: string): Made {
  const { name, attributes, children, position } = directive;
  const line = position?.start.line;
  const isContainer = directive.type === "containerDirective";
  const written = `${isContainer ? ":::" : "::"}${name}`;
  const faults: MdxFault[] = [];
  if (isContainer && !directive.isClosed) {
    faults.push({
      severity: "warning",
      line,
      message: `The block "${written}" does not end, so everything below it is inside.`,
      fix: 'Add a line ":::" where it ends; around another block it needs more colons than that one, as "::::".',
    });
  }
  const target = targetOf(name);
  if (!target) {
    const meant = nearestTarget(name);
    if (!mayBeText(directive)) {
      faults.push({
        severity: "warning",
        line,
        message: `There is no block "${written}"; its lines are shown as text.`,
        allowed: directiveNames.join(", "),
        fix: meant
          ? `Did you mean "${written.replace(name, meant)}"?`
          : "Write one of these, or show the lines as code.",
      });
    }
    return { nodes: asWritten(directive, source), faults };
  }
  if (!attributes) {
    faults.push({
      severity: "error",
      line,
      message: `What stands in braces behind "${written}" can't be read as attributes.`,
      allowed: '{#id .class name="value"}',
      fix: "Put values in quotation marks, or leave the braces out.",
    });
  }
  const [first, ...rest] = children;
  const hasLabel = isLabel(first);
  const element = partElement(target, attributes ?? {}, {
    label: hasLabel ? first.children : [],
    children: hasLabel ? rest : children,
    position,
  });
  return { nodes: [element], faults };
}
