import type { Element, ElementContent, Properties } from "hast";
import { nameFootnotes } from "./nameFootnotes";

const element = (
  tagName: string,
  properties: Properties,
  ...children: ElementContent[]
): Element => ({ type: "element", tagName, properties, children });

const back = () =>
  element("a", { dataFootnoteBackref: true, ariaLabel: "Back to content" });

test("names the section, and each way back by number and repetition", () => {
  const heading = element(
    "h2",
    { id: "footnote-label" },
    { type: "text", value: "Footnotes" },
  );
  const links = [back(), back(), back()] as const;
  const [first, second, again] = links;
  const section = element(
    "section",
    { dataFootnotes: true },
    heading,
    element(
      "ol",
      {},
      element("li", {}, element("p", {}, first)),
      element("li", {}, element("p", {}, second, again)),
    ),
  );
  nameFootnotes(
    { children: [element("p", {}), section] },
    { label: "Fußnoten", back: (reference) => `Zurück zu ${reference}` },
  );
  expect(heading.children).toEqual([{ type: "text", value: "Fußnoten" }]);
  expect(links.map(({ properties }) => properties.ariaLabel)).toEqual([
    "Zurück zu 1",
    "Zurück zu 2",
    "Zurück zu 2-2",
  ]);
});
