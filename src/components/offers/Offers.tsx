/** @jsxImportSource hastscript */
import { element, listRows, type Given } from "../content";
import { ComponentError, defineProps } from "../props";

const readProps = defineProps("Offers", {});

/** Offers from a table: the first column is the title, the others are terms. */
export function Offers({ children, ...given }: Given) {
  const { common } = readProps(given);
  const [head, ...rows] = listRows(children);
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

/** An offer in full: a heading, a list with bold terms in the margin, a drawing and a button. */
export function Offer({ children, ...given }: Given) {
  const { common } = readOffer(given);
  return (
    <section className="offer-detail" {...common}>
      {children}
    </section>
  );
}
