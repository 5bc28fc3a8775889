/** @jsxImportSource hastscript */
import type { ElementContent } from "hast";
import { inBlocks, isElement, type Given } from "../content";
import { ComponentError, defineProps, label } from "../props";

/** True for content that has a link, or an imported component, which may have one. */
const holdsLink = (node: ElementContent): boolean =>
  isElement(node, "a", "Slot") ||
  ("children" in node && node.children.some(holdsLink));

const readProps = defineProps("CallToAction", { title: label });

export function CallToAction({ children, ...given }: Given) {
  const { title, common } = readProps(given);
  if (!children.some(holdsLink)) {
    throw new ComponentError("<CallToAction> has no link.", {
      expected: ["<Button>, or a link"],
      note: 'Put <Button href="…">…</Button> between its tags.',
    });
  }
  return (
    <div className="call-to-action" {...common}>
      <p className="call-to-action-title">
        <strong>{title}</strong>
      </p>
      {inBlocks(children)}
    </div>
  );
}
