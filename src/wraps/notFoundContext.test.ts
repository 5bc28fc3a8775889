import type { RouteContext } from "../lib/routeContext";
import { notFoundContext } from "./notFoundContext";

const english: RouteContext = {
  locale: "en",
  isNotFound: true,
  alternates: [],
  i18n: {
    language: "en",
    languages: ["en", "de"],
    defaultLanguage: "en",
    originalPath: "/404",
    routed: false,
    path: "/404",
  },
};

test.each([
  ["/de/nothing", "de"],
  ["/de", "de"],
  ["/nothing", "en"],
  ["/demo", "en"],
])("%s is answered in %s", (pathname, locale) => {
  const context = notFoundContext(english, pathname);
  expect(context.locale).toBe(locale);
  expect(context.i18n.language).toBe(locale);
});

test("every other page keeps its language, whatever its path", () => {
  const page = { ...english, isNotFound: undefined };
  expect(notFoundContext(page, "/de/nothing")).toBe(page);
});
