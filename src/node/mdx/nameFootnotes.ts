import type { Element } from "hast";
import type { HastParent } from "./dropBlankText";

export type FootnoteNames = {
  label: string;
  /** Name of the link from a footnote back to the text. */
  back: (reference: string) => string;
};

/** Names footnotes in the language of their text, where the compiler knows English only. */
export function nameFootnotes(parent: HastParent, names: FootnoteNames): void {
  for (const node of elementsOf(parent)) {
    if (node.properties.id === "footnote-label") {
      node.children = [{ type: "text", value: names.label }];
    } else if (node.properties.dataFootnotes) {
      nameFootnotes(node, names);
      const notes = elementsOf(node)
        .filter(({ tagName }) => tagName === "ol")
        .flatMap(elementsOf);
      for (const [index, note] of notes.entries()) {
        for (const [repeat, link] of backLinks(note).entries()) {
          const times = repeat === 0 ? "" : `-${repeat + 1}`;
          link.properties.ariaLabel = names.back(`${index + 1}${times}`);
        }
      }
    }
  }
}

const elementsOf = (parent: HastParent) =>
  parent.children.filter((node): node is Element => node.type === "element");

const backLinks = (parent: Element): Element[] =>
  elementsOf(parent).flatMap((node) =>
    node.properties.dataFootnoteBackref ? [node] : backLinks(node),
  );
