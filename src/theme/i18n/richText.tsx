import { Fragment, type ReactNode } from "react";

/**
 * Wraps parts of a message in elements: `elements.link` gets the content of
 * `<link>…</link>`. Values are filled in afterwards, so that tags in them are text.
 */
export const renderRichText = (
  message: string,
  fill: (text: string) => string,
  elements: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode =>
  message.split(/(<\w+>[^<]*<\/\w+>)/).map((piece, index) => {
    const [, name = "", words = piece] =
      /^<(\w+)>(.*)<\/\1>$/s.exec(piece) ?? [];
    const shown = fill(words);
    return <Fragment key={index}>{elements[name]?.(shown) ?? shown}</Fragment>;
  });
