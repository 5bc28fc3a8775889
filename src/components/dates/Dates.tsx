/** @jsxImportSource hastscript */
import { toString } from "hast-util-to-string";
import { formatDate, formatSpan } from "../../lib/format";
import { isCalendarDate } from "../../lib/zonedTime";
import { listRows, type Content, type Given } from "../content";
import { ComponentError, defineProps } from "../props";

/** A year, a month or a day. */
const datePattern = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/;

/** Says no more of a date than its author did. */
const writeDate = (date: string, language: string) =>
  date.length === 10
    ? formatDate(date, language, "FULL")
    : formatSpan(date, undefined, language);

function readDate(cell: Content): string {
  const date = toString({ type: "root", children: cell }).trim();
  if (datePattern.test(date) && isCalendarDate(date)) return date;
  throw new ComponentError(`<Dates> can't read the date "${date}".`, {
    expected: ["2026-05-14", "2026-05", "2026"],
    note: "Write it in the first column of each row.",
  });
}

const readProps = defineProps("Dates", {});

/**
 * Talks, press, awards or publications, from a table: the date, the title, and
 * where it was.
 * @param language the language tag of the text
 */
export function Dates({ children, ...given }: Given, language: string) {
  const { common } = readProps(given);
  const [, ...rows] = listRows(children);
  if (rows.length === 0) {
    throw new ComponentError("<Dates> has no table.", {
      expected: ["one table, with a head and a row for each date"],
      note: "Write the table between the tags, with blank lines around it.",
    });
  }
  return (
    <ul className="dates" {...common}>
      {rows.map(([first = [], title = [], ...others]) => {
        const date = readDate(first);
        return (
          <li>
            <time className="date" dateTime={date}>
              {writeDate(date, language)}
            </time>
            <div>
              <p>{title}</p>
              {others.map((place) =>
                place.length > 0 ? <p className="date-place">{place}</p> : null,
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
