import { Fragment, type ReactNode } from "react";

type Elements = Readonly<Record<string, (words: string) => ReactNode>>;

/** Stands for a "<" in a value, which begins no element. */
const less = "\uE000";

/**
 * Puts elements around words of a message: `elements.link` gets what is in
 * `<link>…</link>`. Tags in values are words.
 */
export function richText(
  translate: (values: object) => string,
  values: object,
  elements: Elements,
): ReactNode {
  const safe = Object.entries(values).map(
    ([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? value.replaceAll("<", less) : value,
    ],
  );
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
