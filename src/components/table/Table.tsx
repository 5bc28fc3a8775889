/** @jsxImportSource hastscript */
import { toString } from "hast-util-to-string";
import { element, isElement, type Content, type Given } from "../content";
import { ui } from "../ui";

/** The words of a table's caption, which only HTML and JSX can give it. */
function captionOf(children: Content): string {
  const caption = children.find((node) => isElement(node, "caption"));
  return caption ? toString(caption).trim() : "";
}

/** A table that scrolls by itself where it is too wide, by keyboard too. */
export function Table({ children, ...attributes }: Given) {
  return (
    // What scrolls must take focus, or keyboards can't reach its end; and what
    // takes focus must say what it is. A group, for many regions would be
    // landmarks that share a name.
    <div
      className="table-scroll"
      role="group"
      aria-label={captionOf(children) || ui("table")}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {element("table", attributes, children)}
    </div>
  );
}
