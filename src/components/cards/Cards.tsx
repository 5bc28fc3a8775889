import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { contentOf, inJsx, isA, isBlank, propsOf } from "../content";
import type { Content } from "../content";
import { ComponentFault } from "../ComponentFault";
import { defineProps } from "../props";

type CardsProps = Readonly<Record<string, unknown>> & { children: Content };

const isCard = (node: TreeNode): node is TreeElement =>
  isA(node, "div") && propsOf(node).className === "card";

const readProps = defineProps("Cards", {});

/** Cards side by side, as many as there is room for. */
export function Cards({ children, ...given }: CardsProps) {
  const { common } = readProps(given);
  const cards = children.filter((node) => !isBlank(node));
  if (cards.length === 0 || !cards.every(isCard)) {
    throw new ComponentFault("<Cards> holds cards, and nothing else.", {
      allowed: "<Card>",
      fix: 'Put each piece of it into <Card title="…">.',
    });
  }
  const items = cards.map((card): TreeNode => [
    "li",
    propsOf(card),
    ...contentOf(card),
  ]);
  return (
    // Safari forgets that it is a list where there are no bullets.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="cards" role="list" {...common}>
      {inJsx(items)}
    </ul>
  );
}
