import { Fragment, type ReactNode } from "react";
import { siteConfig } from "../../config/resolved";
import { findMessage } from "../../lib/findMessage";
import { interpolate, type MessageValues } from "../../lib/interpolate";
import { useCatalogues } from "./useCatalogues";
import { usePageContext } from "./useLocale";
import type { Messages } from "./messages";

type Namespace = keyof Messages;
type Key<N extends Namespace> = keyof Messages[N];
type Part<
  N extends Namespace,
  K extends Key<N>,
  Name,
> = Name extends keyof Messages[N][K] ? Messages[N][K][Name] : never;
type Values<N extends Namespace, K extends Key<N>> = Part<N, K, "values">;
type Elements<N extends Namespace, K extends Key<N>> = Part<N, K, "elements"> &
  string;

/** Messages with elements need `rich`: as plain text they would show tags. */
type PlainKey<N extends Namespace> = {
  [K in Key<N>]: [Elements<N, K>] extends [never] ? K : never;
}[Key<N>];
type RichKey<N extends Namespace> = Exclude<Key<N>, PlainKey<N>>;

/** The values of a message: none without placeholders, else all of them. */
type Given<T> = [keyof T] extends [never] ? [] : [values: T];

/** Translates a message; numbers are formatted for the language. */
export type Translate<N extends Namespace> = <K extends PlainKey<N>>(
  key: K,
  ...values: Given<Values<N, K>>
) => string;

/** Translates a message with elements around some words: `<link>here</link>`. */
export type TranslateRich<N extends Namespace> = <K extends RichKey<N>>(
  key: K,
  values: Values<N, K>,
  elements: Readonly<Record<Elements<N, K>, (words: string) => ReactNode>>,
) => ReactNode;

type Translation<N extends Namespace> = {
  t: Translate<N>;
  rich: TranslateRich<N>;
};

/**
 * Returns the messages of a namespace (locales/<locale>/<namespace>.json), in
 * the page's language unless another is given.
 * @example t("archive.count", { count: 3 })
 * @example rich("record.updated", { date }, { date: (words) =>
 * <time>{words}</time> })
 */
export function useTranslation<N extends Namespace>(
  namespace: N,
  locale?: string,
): Translation<N> {
  const page = usePageContext();
  const code = locale ?? page.locale;
  const numerals = siteConfig.i18n.locales[code]?.numerals;
  const messages = useCatalogues()[code]?.[namespace];
  const find = (key: string, values: MessageValues) =>
    findMessage(messages, key, numerals, values.count);
  const t = (key: string, values: MessageValues = {}) =>
    interpolate(find(key, values), values, numerals);
  return {
    t: t as unknown as Translate<N>,
    rich: (key, given, elements) => {
      const values = given as MessageValues;
      return renderRichText(
        find(key as string, values),
        (text) => interpolate(text, values, numerals),
        elements,
      );
    },
  };
}

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
