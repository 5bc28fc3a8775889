import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { siteConfig } from "../config/resolved";
import { PageContextProvider } from "./PageContext";
import { useTextLanguage } from "./useLocale";

const { i18n } = siteConfig;
const original = i18n.locales;

beforeAll(() => {
  i18n.locales = {
    ...original,
    ar: { label: "العربية", htmlLang: "ar-EG", direction: "rtl", path: "/ar" },
  };
});

afterAll(() => {
  i18n.locales = original;
});

it.each([
  ["en", "en", {}],
  ["en", "de", { lang: "de-DE" }],
  ["en", "ar", { lang: "ar-EG", dir: "rtl" }],
  ["ar", "de", { lang: "de-DE", dir: "ltr" }],
  ["ar", "ar", {}],
])("on a page in %s, a text in %s has %j", (locale, text, attributes) => {
  const { result } = renderHook(() => useTextLanguage(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageContextProvider value={{ locale, alternates: [] }}>
        {children}
      </PageContextProvider>
    ),
  });
  expect(result.current(text)).toEqual(attributes);
});
