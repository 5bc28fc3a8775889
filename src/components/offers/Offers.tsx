/** @jsxImportSource hastscript */
import { element, isElement, type Content, type Given } from "../content";
import { ComponentError, defineProps } from "../props";

/** Finds the elements with one of these names, however deep. */
const findAll = (nodes: Content, ...names: string[]): Content =>
  nodes.flatMap((node) => {
    if (isElement(node, ...names)) return [node];
    return "children" in node ? findAll(node.children, ...names) : [];
  });

const readProps = defineProps("Offers", {});

/** What is for sale, one row each: a table's first column says it large, the others are terms and values. */
export function Offers({ children, ...given }: Given) {
  const { common } = readProps(given);
  const [head, ...rows] = findAll(children, "tr").map((row) =>
    findAll([row], "th", "td").map((cell) =>
      "children" in cell ? cell.children : [],
    ),
  );
  if (!head || rows.length === 0) {
    throw new ComponentError("<Offers> has no table.", {
      expected: ["one table, with a head and a row for each offer"],
      note: "Write the table between the tags, with blank lines around it.",
    });
  }
  const [, ...terms] = head;
  return (
    <ul className="offers" {...common}>
      {rows.map(([title = [], ...values]) => (
        <li className="offer">
          <p className="offer-title">{title}</p>
          <dl>
            {terms.map((term, column) => (
              <div>
                {element("dt", {}, term)}
                {element("dd", {}, values[column] ?? [])}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const readOffer = defineProps("Offer", {});

/** One offer in full: a heading, a list whose first bold words stand in the margin, a drawing and a button at the side. */
export function Offer({ children, ...given }: Given) {
  const { common } = readOffer(given);
  return (
    <section className="offer-detail" {...common}>
      {children}
    </section>
  );
}
