/** @jsxImportSource hastscript */
import type { Properties } from "hast";
import { element, isBlank, isElement } from "../content";
import type { Content, Given } from "../content";
import { ComponentError, defineProps } from "../props";

const headings = ["h2", "h3", "h4", "h5", "h6"];

/** Creates a list item from each heading of the first one's level and its content. */
function stepsByHeading(content: Content, level: string): Content {
  const steps: Content[] = [];
  for (const node of content) {
    if (isElement(node, level)) steps.push([node]);
    else steps.at(-1)?.push(node);
  }
  return steps.map((step) => element("li", {}, step));
}

const readProps = defineProps("Steps", {});

/** A numbered list, or headings that become one. */
export function Steps({ children, ...given }: Given) {
  const { common } = readProps(given);
  const content = children.filter((node) => !isBlank(node));
  const [first] = content;
  const list = (attributes: Properties, items: Content) => (
    <ol {...attributes} className="steps" {...common}>
      {items}
    </ol>
  );
  if (isElement(first, "ol") && content.length === 1) {
    return list(first.properties, first.children);
  }
  if (isElement(first, ...headings)) {
    return list({}, stepsByHeading(content, first.tagName));
  }
  throw new ComponentError("<Steps> has no steps.", {
    expected: ['one numbered list ("1. …"), or headings with text below them'],
    note:
      first === undefined
        ? "Write the steps between the tags, with blank lines around them."
        : "Begin with the first step, and put everything that is not a step before or after <Steps>.",
  });
}
