import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { siteConfig } from "../../config/resolved";
import { describeNumerals } from "../../lib/numerals";
import { PageContextProvider, useLocale } from "./useLocale";

const { i18n } = siteConfig;
const ar = {
  label: "العربية",
  htmlLang: "ar",
  direction: "rtl" as const,
  numerals: describeNumerals("ar"),
  path: "/ar",
};
const locales = { ...i18n.locales, ar };
beforeEach(() =>
  jest.replaceProperty(siteConfig, "i18n", { ...i18n, locales }),
);
afterEach(() => jest.restoreAllMocks());

it.each([
  ["en", "en", {}],
  ["en", "de", { lang: "de-DE" }],
  ["en", "ar", { lang: "ar", dir: "rtl" }],
  ["ar", "de", { lang: "de-DE", dir: "ltr" }],
  ["ar", "ar", {}],
])("on a page in %s, a text in %s has %j", (locale, text, attributes) => {
  const { result } = renderHook(() => useLocale(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageContextProvider value={{ locale, alternates: [] }}>
        {children}
      </PageContextProvider>
    ),
  });
  expect(result.current.languageOf(text)).toEqual(attributes);
});
