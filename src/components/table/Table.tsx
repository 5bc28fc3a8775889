/** @jsxImportSource hastscript */
import { toString } from "hast-util-to-string";
import {
  element,
  isElement,
  scrollRegion,
  type Content,
  type Given,
} from "../content";
import { ui } from "../ui";

function captionOf(children: Content): string {
  const caption = children.find((node) => isElement(node, "caption"));
  return caption ? toString(caption).trim() : "";
}

/** A table that scrolls if it is too wide. */
export function Table({ children, ...attributes }: Given) {
  return (
    <div
      className="table-scroll"
      {...scrollRegion(captionOf(children) || ui("table"))}
    >
      {element("table", attributes, children)}
    </div>
  );
}
