import { Fragment, type ReactNode } from "react";

type Elements = Readonly<Record<string, (words: string) => ReactNode>>;

/** Stands for a "<" of somebody's words, which begins no element. */
const less = "\uE000";

/**
 * Puts elements around words of a text: what stands in `<link>…</link>` is
 * handed to `elements.link`. What fills the text's slots is never taken for one.
 */
export function richText(
  translate: (slots: object) => string,
  slots: object,
  elements: Elements,
): ReactNode {
  const safe = Object.entries(slots).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "string" ? value.replaceAll("<", less) : value,
  ]);
  const text = translate(Object.fromEntries(safe) as object);
  return text
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .map((piece) => {
      const [, name = "", words = piece] =
        /^<(\w+)>(.*)<\/\1>$/s.exec(piece) ?? [];
      const shown = words.replaceAll(less, "<");
      return elements[name]?.(shown) ?? shown;
    })
    .map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
}
