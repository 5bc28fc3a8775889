import type { ReactNode, TableHTMLAttributes } from "react";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import { ui } from "../ui";

type TableProps = TableHTMLAttributes<HTMLTableElement> & {
  children?: ReactNode;
};

const wordsOf = (node: TreeNode): string => {
  if (typeof node === "string") return node;
  const [, , ...children] = isTreeElement(node) ? node : ["", 0, ...node];
  return children.map(wordsOf).join("");
};

/** The words of a table's caption, which only HTML and JSX can give it. */
function captionOf(children: unknown): string {
  const nodes = Array.isArray(children) ? (children as TreeNode[]) : [];
  const caption = nodes.find(
    (node) => isTreeElement(node) && node[0] === "caption",
  );
  return caption ? wordsOf(caption).trim() : "";
}

/** A table that scrolls by itself where it is too wide, by keyboard too. */
export function Table(props: TableProps) {
  return (
    // What scrolls must take focus, or keyboards can't reach its end; and what
    // takes focus must say what it is. A group, for many regions would be
    // landmarks that share a name.
    <div
      className="table-scroll"
      role="group"
      aria-label={captionOf(props.children) || ui("table")}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
