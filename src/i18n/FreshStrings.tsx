import type { i18n } from "i18next";
import { useRef, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { languageTag } from "../config/locales";

type Translate = (key: unknown, options?: unknown) => unknown;

/** Texts by i18next and what it was asked for: a build renders thousands of pages with the same shell around them. */
const translated = new WeakMap<i18n, Map<string, unknown>>();

function recallText(strings: i18n, asked: unknown[], make: () => unknown) {
  const known = translated.get(strings) ?? new Map<string, unknown>();
  translated.set(strings, known);
  const key = JSON.stringify(asked);
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

type FreshStringsProps = { i18n: i18n; children: ReactNode };

/**
 * Every page brings strings of its own, and `useTranslation` hands a new
 * page's to what stays mounted one frame late: around a German page, the shell
 * would flash in English. Through this one object they are there at once.
 */
export function FreshStrings({ i18n, children }: FreshStringsProps) {
  const latest = useRef(i18n);
  latest.current = i18n;
  const [lasting] = useState(
    () =>
      new Proxy(i18n, {
        get: (_first, name) =>
          name === "getFixedT"
            ? getFixedT
            : (Reflect.get(latest.current, name) as unknown),
        // react-i18next keeps a note on it.
        set: (_first, name, value) => Reflect.set(latest.current, name, value),
      }),
  );

  function getFixedT(...scope: Parameters<i18n["getFixedT"]>) {
    return (key: unknown, options?: object) => {
      const strings = latest.current;
      const text = () => {
        const translate = strings.getFixedT(...scope) as Translate;
        // Formats take this one: numbers are written as dates are, in the
        // language and the country.
        const locale = languageTag(strings.language);
        return translate(key, { locale, ...options });
      };
      return process.env.BUILD_STAGE === "build-html"
        ? recallText(strings, [scope, key, options], text)
        : text();
    };
  }

  return <I18nextProvider i18n={lasting}>{children}</I18nextProvider>;
}
