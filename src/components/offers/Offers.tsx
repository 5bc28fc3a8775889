import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { contentOf, inJsx, isA } from "../content";
import type { Content, Given } from "../content";
import { ComponentError } from "../ComponentError";
import { defineProps } from "../props";

/** Finds the elements of these types, however deep. */
const findAll = (nodes: Content, ...types: string[]): TreeElement[] =>
  nodes.flatMap((node: TreeNode) => {
    if (isA(node, ...types)) return [node];
    if (typeof node === "string") return [];
    return findAll(isTreeElement(node) ? contentOf(node) : node, ...types);
  });

const readProps = defineProps("Offers", {});

/** What is for sale, one row each: a table's first column says it large, the others are terms and values. */
export function Offers({ children, ...given }: Given) {
  const { common } = readProps(given);
  const [head, ...rows] = findAll(children, "tr").map((row) =>
    findAll([row], "th", "td").map(contentOf),
  );
  if (!head || rows.length === 0) {
    throw new ComponentError("<Offers> has no table.", {
      allowed: "one table, with a head and a row for each offer",
      fix: "Write the table between the tags, with blank lines around it.",
    });
  }
  const [, ...terms] = head;
  return (
    // Safari forgets that it is a list where the bullets are not drawn.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="offers" role="list" {...common}>
      {rows.map(([title = [], ...values], index) => (
        <li className="offer" key={index}>
          <p className="offer-title">{inJsx(title)}</p>
          <dl>
            {terms.map((term, column) => (
              <div key={column}>
                <dt>{inJsx(term)}</dt>
                <dd>{inJsx(values[column] ?? [])}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
