import type { Element } from "hast";
import { nearest } from "../../../lib/nearest";
import type { MdxFault } from "../compileMdx";
import type { HastParent } from "../dropBlankText";
import { partNode } from "../partNode";
import type { Tools } from "../tools";
import { drawDiagram } from "./drawDiagram";
import { readDiagram } from "./readDiagram";

type Found = { parent: HastParent; index: number; code: Element };
const options = ["title", "description"] as const;
type Options = Partial<Record<(typeof options)[number], string>>;

const option = /([\w-]+)=(["'])(.*?)\2/g;

const isDiagram = ({ tagName, properties }: Partial<Element>) =>
  tagName === "code" &&
  Array.isArray(properties?.className) &&
  properties.className.includes("language-mermaid");

function findDiagrams(parent: HastParent): Found[] {
  return parent.children.flatMap((node, index) => {
    const { tagName, children = [] } = node as Partial<Element>;
    const [code] = children;
    if (tagName === "pre" && code && isDiagram(code as Element)) {
      return [{ parent, index, code: code as Element }];
    }
    return "children" in node ? findDiagrams(node) : [];
  });
}

/** What stands behind the fence's language. */
function readOptions({ data, properties }: Element, line?: number) {
  const given: Options = {};
  const faults: MdxFault[] = [];
  const { meta } = (data ?? {}) as { meta?: string };
  const text = meta ?? String(properties.dataMeta ?? "");
  for (const [, name = "", , value = ""] of text.matchAll(option)) {
    const known = options.find((one) => one === name);
    if (known) given[known] = value;
    else {
      const meant = nearest(name, options);
      faults.push({
        severity: "warning",
        line,
        message: `A diagram has no option "${name}".`,
        allowed: options.join(", "),
        fix: meant ? `Did you mean "${meant}"?` : "Remove it.",
      });
    }
  }
  return { given, faults };
}

function place(
  { parent, index, code }: Found,
  id: string,
  tools: Tools,
): MdxFault[] {
  const line = parent.children[index]?.position?.start.line;
  const text = tools.hastToString(code).replace(/\n$/, "");
  const diagram = readDiagram(text);
  const { leftOut, broken } = diagram;
  const { given, faults } = readOptions(code, line);
  const all = [...leftOut, ...broken].map((fault): MdxFault => ({
    ...fault,
    severity: "warning",
    line: line === undefined ? undefined : line + 1 + fault.line,
  }));
  const drawing = broken.length > 0 ? null : drawDiagram(diagram, id);
  // Without a drawing the code block stays.
  if (drawing) {
    parent.children[index] = partNode("Diagram", {
      id,
      title: given.title ?? diagram.title,
      name: diagram.name,
      description: given.description ?? diagram.description,
      source: text,
      scale: diagram.scale,
      ...drawing,
    });
  } else if (broken.length === 0) {
    faults.push({
      severity: "warning",
      line,
      message: "This diagram can't be drawn; the page shows its code.",
      fix: "Look for a part that is named, but nowhere connected.",
    });
  }
  return [...faults, ...all];
}

/** Draws the diagrams of a text; what can't be drawn stays a block of code, with a warning. */
export const placeDiagrams = (root: HastParent, tools: Tools): MdxFault[] =>
  findDiagrams(root).flatMap((found, at) =>
    place(found, `diagram-${at + 1}`, tools),
  );

/** Takes diagrams out of a text on a list, which has no sheets of parts. */
export function dropDiagrams(root: HastParent): void {
  for (const { parent, index } of findDiagrams(root).reverse()) {
    parent.children.splice(index, 1);
  }
}
