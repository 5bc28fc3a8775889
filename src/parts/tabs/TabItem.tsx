import { createElement } from "react";
import type { TreeNode } from "../../lib/contentTree";
import { inJsx, textOf, type Content } from "../content";
import { PartFault } from "../PartFault";
import { flag, label as title, words } from "../propKinds";
import { readProps } from "../readProps";

/** What `Tabs` makes a tab and a panel of. */
export type Item = {
  value: string;
  label?: string | undefined;
  isDefault: boolean;
  content: readonly TreeNode[];
};

const type = "tab-item";

/** The items among a tree's nodes; anything else is given back as it is. */
export const readItem = (node: TreeNode): Item | undefined => {
  if (!Array.isArray(node) || node[0] !== type) return undefined;
  const [, props, ...content] = node as unknown as [
    string,
    Omit<Item, "content">,
    ...TreeNode[],
  ];
  return { ...props, content };
};

/** One of several versions of the same: its tab and what is behind it. */
export function TabItem({ children, ...given }: { children: Content }) {
  const { value, ...rest } = readProps(
    "TabItem",
    given,
    // A directive's label is a title: `:::tab-item[macOS]{value=mac}`.
    { value: words, label: words, title, default: flag },
    ["value"],
  );
  const label = rest.label ?? (rest.title && textOf(rest.title));
  if (children.length === 0) {
    throw new PartFault(`The <TabItem value="${value}"> is empty.`, {
      fix: "Write what the tab shows between <TabItem …> and </TabItem>.",
    });
  }
  return createElement(
    type,
    { value, label, isDefault: rest.default === true },
    inJsx(children),
  );
}
