import { element, inWords, isBlank, type Given } from "../content";
import { ComponentError, defineProps, text } from "../props";

const readProps = defineProps("Abbr", { title: text });

/** A short form that says what it is short for, by mouse, keyboard and touch. */
export function Abbr({ children, ...given }: Given) {
  const { title, common } = readProps(given);
  if (children.every(isBlank)) {
    throw new ComponentError("<Abbr> has no short form.", {
      note: `Write <Abbr title="${title}">…</Abbr>.`,
    });
  }
  return PlainAbbr({ title, ...common, children });
}

/** `<abbr>` as HTML has it. Without focus, keyboards and fingers would never get to its title. */
export const PlainAbbr = ({ children, ...attributes }: Given) =>
  element(
    "abbr",
    { ...(attributes.title ? { tabIndex: 0 } : {}), ...attributes },
    inWords(children),
  );
