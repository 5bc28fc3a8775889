import { element, inWords, isBlank, type Given } from "../content";
import { ComponentError, defineProps, text } from "../props";

const readProps = defineProps("Abbr", { title: text });

/** An abbreviation whose long form mouse, keyboard and touch can show. */
export function Abbr({ children, ...given }: Given) {
  const { title, common } = readProps(given);
  if (children.every(isBlank)) {
    throw new ComponentError("<Abbr> has no short form.", {
      note: `Write <Abbr title="${title}">…</Abbr>.`,
    });
  }
  return PlainAbbr({ title, ...common, children });
}

/** `<abbr>` in HTML: focusable, so that keyboards and fingers reach its title. */
export const PlainAbbr = ({ children, ...attributes }: Given) =>
  element(
    "abbr",
    { ...(attributes.title ? { tabIndex: 0 } : {}), ...attributes },
    inWords(children),
  );
