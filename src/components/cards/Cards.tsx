/** @jsxImportSource hastscript */
import type { Element, ElementContent } from "hast";
import { inBlocks, isBlank, isElement, type Given } from "../content";
import { ComponentError, address, defineProps, label, oneOf } from "../props";
import { icons, type IconName } from "../icons";

const iconNames = Object.keys(icons) as IconName[];

const readCard = defineProps("Card", {
  title: label,
  href: address.optional(),
  icon: oneOf(...iconNames).optional(),
});

export function Card({ children, ...given }: Given) {
  const { title, href, icon, common } = readCard(given);
  return (
    <div className="card" {...common}>
      <p className="card-title">
        {icon && (
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[icon]} />
          </svg>
        )}
        <strong>{href ? <a href={href}>{title}</a> : title}</strong>
      </p>
      {inBlocks(children)}
    </div>
  );
}

const isCard = (node: ElementContent): node is Element =>
  isElement(node, "div") && String(node.properties.className) === "card";

const readCards = defineProps("Cards", {});

export function Cards({ children, ...given }: Given) {
  const { common } = readCards(given);
  const cards = children.filter((node) => !isBlank(node));
  if (cards.length === 0 || !cards.every(isCard)) {
    throw new ComponentError("<Cards> may only hold <Card>.", {
      expected: ["<Card>"],
      note: 'Put each piece of it into <Card title="…">.',
    });
  }
  const items = cards.map((card) => ({ ...card, tagName: "li" }));
  return (
    <ul className="cards" {...common}>
      {items}
    </ul>
  );
}
