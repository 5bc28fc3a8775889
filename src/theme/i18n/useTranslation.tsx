import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { languageTag } from "../../config/locales";
import { memoize } from "../../lib/memoize";
import { useI18n } from "./I18nProvider";
import { usePageContext } from "./useLocale";
import { renderRichText } from "./richText";
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

type Untyped = (key: unknown, values?: object) => string;

/** Returns i18next's `t` for a language and namespace. Messages without values are cached, because a build renders thousands of pages. */
const createTranslate = /* @__PURE__ */ memoize((i18n: i18n) =>
  memoize((locale: string) =>
    memoize((namespace: Namespace): Untyped => {
      const translate = i18n.getFixedT(locale, namespace) as unknown as Untyped;
      // Numbers are formatted like dates, by language and country.
      const tag = languageTag(locale);
      const plain = memoize((key: unknown) => translate(key));
      return (key, values) =>
        values ? translate(key, { locale: tag, ...values }) : plain(key);
    }),
  ),
);

/**
 * Returns the messages of a namespace (locales/<locale>/<namespace>.json), in
 * the page's language unless another is given. i18next's own types lack
 * placeholders and elements.
 * @example t("archive.count", { count: 3 })
 * @example rich("record.updated", { date }, { date: (words) =>
 * <time>{words}</time> })
 */
export function useTranslation<N extends Namespace>(
  namespace: N,
  locale?: string,
): Translation<N> {
  const page = usePageContext();
  const t = createTranslate(useI18n())(locale ?? page.locale)(namespace);
  return {
    t: t as unknown as Translate<N>,
    rich: (key, values, elements) =>
      renderRichText((given) => t(key, given), values as object, elements),
  };
}
