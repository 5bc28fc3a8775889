import type { ReactNode } from "react";
import { useTranslation as useI18next } from "react-i18next";
import { richText } from "./richText";
import type { Messages } from "./messages";

type Namespace = keyof Messages;
type Key<N extends Namespace> = keyof Messages[N];
type Part<
  N extends Namespace,
  K extends Key<N>,
  Name,
> = Name extends keyof Messages[N][K] ? Messages[N][K][Name] : never;
type Slots<N extends Namespace, K extends Key<N>> = Part<N, K, "values">;
type Elements<N extends Namespace, K extends Key<N>> = Part<N, K, "elements"> &
  string;

/** Texts with elements are `rich`: as plain text they would show their tags. */
type PlainKey<N extends Namespace> = {
  [K in Key<N>]: [Elements<N, K>] extends [never] ? K : never;
}[Key<N>];
type RichKey<N extends Namespace> = Exclude<Key<N>, PlainKey<N>>;

/** Texts without slots take none; others take all of theirs. */
type Given<T> = [keyof T] extends [never] ? [] : [slots: T];

/** Gives a text of the interface; numbers are written as the language does. */
export type Translate<N extends Namespace> = <K extends PlainKey<N>>(
  key: K,
  ...slots: Given<Slots<N, K>>
) => string;

/** Gives a text with elements around some of its words: `<link>here</link>`. */
export type TranslateRich<N extends Namespace> = <K extends RichKey<N>>(
  key: K,
  slots: Slots<N, K>,
  elements: Readonly<Record<Elements<N, K>, (words: string) => ReactNode>>,
) => ReactNode;

type Untyped = (key: unknown, slots?: object) => string;

/**
 * The texts of a namespace (locales/<locale>/<namespace>.json) in the page's
 * language. i18next's own types know neither slots nor elements.
 * @example t("archive.count", { count: 3 })
 * @example rich("record.updated", { date }, { date: (words) => <time>{words}</time> })
 */
export function useTranslation<N extends Namespace>(
  namespace: N,
): { t: Translate<N>; rich: TranslateRich<N> } {
  const translate = useI18next(namespace).t as unknown as Untyped;
  return {
    t: translate as unknown as Translate<N>,
    rich: (key, slots, elements) =>
      richText((given) => translate(key, given), slots as object, elements),
  };
}
