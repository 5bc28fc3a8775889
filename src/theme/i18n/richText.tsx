import { Fragment, type ReactNode } from "react";

type Elements = Readonly<Record<string, (words: string) => ReactNode>>;

/** Replaces "<" in values, where it starts no element. */
const less = "\uE000";

/**
 * Wraps parts of a message in elements: `elements.link` gets the content of
 * `<link>…</link>`. Tags in values are text.
 */
export function renderRichText(
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
    .map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
