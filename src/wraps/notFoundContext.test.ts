import type { RouteContext } from "../lib/routeContext";
import { notFoundContext } from "./notFoundContext";

const english: RouteContext = {
  locale: "en",
  isNotFound: true,
  alternates: [],
  i18n: {},
};

test.each([
  ["/de/nothing", "de"],
  ["/de", "de"],
  ["/nothing", "en"],
  ["/demo", "en"],
])("%s is answered in %s", (pathname, locale) => {
  expect(notFoundContext(english, pathname).locale).toBe(locale);
});

test("every other page keeps its language, whatever its path", () => {
  const page = { ...english, isNotFound: undefined };
  expect(notFoundContext(page, "/de/nothing")).toBe(page);
});
