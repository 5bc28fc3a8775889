/** @jest-environment node */
import { listOffers } from "./preferredLanguage";

/** "en de* fr": versions in these locales, that in German the first one's text. */
const versionsOf = (list: string) =>
  list.split(" ").map((name) => {
    const locale = name.replace("*", "");
    const fallback = name.endsWith("*")
      ? { isFallback: true, lang: list.split(" ", 1)[0] ?? "" }
      : { isFallback: false };
    return { locale, path: `/${locale}/x`, ...fallback };
  });

it.each([
  ["en", "en de", "de"],
  ["en", "en de fr", "de fr"],
  // Not translated: nothing to offer, but perhaps something else.
  ["en", "en de*", ""],
  ["en", "en de* fr", "fr"],
  // A fallback itself: its text is in that language already.
  ["de", "en de*", ""],
  ["de", "en de* fr", "fr"],
  // Only this language has the page.
  ["en", "en", ""],
])("on %s of %j there are offers in %j", (locale, list, expected) => {
  const offers = listOffers({ locale, alternates: versionsOf(list) });
  expect(offers.map((offer) => offer.locale).join(" ")).toBe(expected);
});

it("offers no other page for unknown paths", () => {
  const alternates = [
    { locale: "en", path: "/404", isFallback: false },
    { locale: "de", path: "/de/404", isFallback: false },
  ];
  expect(listOffers({ locale: "en", alternates })).toEqual([]);
});
