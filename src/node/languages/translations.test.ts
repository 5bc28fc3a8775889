/** @jest-environment node */
import { alternatesOf, missingLocales, standInOf } from "./translations";

const text = (locale: string, path: string, own: object = {}) => ({
  locale,
  lang: locale,
  path,
  isStandIn: false,
  ...own,
});

test("the default locale's text stands in, else the first there is", () => {
  const [en, de] = [text("en", "/a"), text("de", "/de/a")];
  expect(standInOf([de, en])).toBe(en);
  expect(standInOf([de])).toBe(de);
  expect(standInOf<{ locale: string }>([])).toBeUndefined();
  expect(missingLocales([de])).toEqual(["en"]);
  expect(missingLocales([de, en])).toEqual([]);
});

test.each([
  [
    "two translations with slugs of their own",
    [text("de", "/de/schaetzen"), text("en", "/estimating")],
    [
      { locale: "en", path: "/estimating", isStandIn: false },
      { locale: "de", path: "/de/schaetzen", isStandIn: false },
    ],
  ],
  [
    "a text in one language",
    [
      text("de", "/de/a"),
      text("en", "/a", { isStandIn: true, lang: "de", isListed: false }),
    ],
    [
      { locale: "en", path: "/a", isStandIn: true, lang: "de" },
      { locale: "de", path: "/de/a", isStandIn: false },
    ],
  ],
  [
    "an unlisted text and a copy",
    [
      text("en", "/a", { isListed: false }),
      text("de", "/de/a", { canonical: "https://elsewhere.example/a" }),
    ],
    [
      { locale: "en", path: "/a", isStandIn: false, isHidden: true },
      { locale: "de", path: "/de/a", isStandIn: false, isHidden: true },
    ],
  ],
])("of %s", (_name, versions, alternates) => {
  expect(alternatesOf(versions)).toEqual(alternates);
});
