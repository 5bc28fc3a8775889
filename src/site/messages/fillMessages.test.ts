import { siteConfig } from "../../config/resolved";
import { describeNumerals } from "../../lib/numerals";
import { fillMessages } from "./fillMessages";

const { locales } = siteConfig.i18n;
beforeEach(() => {
  locales.ar = {
    label: "العربية",
    htmlLang: "ar-EG",
    direction: "rtl",
    numerals: describeNumerals("ar-EG"),
    path: "/ar",
  };
});
afterEach(() => {
  delete locales.ar;
});

const english = {
  "post.more": "More.",
  n_one: "1 post",
  n_other: "{{count}} posts",
};

test("a message that a language lacks is English", () => {
  expect(
    fillMessages(siteConfig.i18n, { "post.more": "Mehr." }, english, "de"),
  ).toEqual({
    "post.more": "Mehr.",
    n_one: "1 post",
    n_other: "{{count}} posts",
  });
});

test("a plural form that a language lacks is its own general one", () => {
  const own = { n_other: "{{count}} Beiträge", n_zero: "Nichts" };
  expect(fillMessages(siteConfig.i18n, own, english, "de")).toMatchObject({
    n_zero: "Nichts",
    n_one: "{{count}} Beiträge",
  });
});

test("Arabic has six plural forms, and English messages keep their full stop", () => {
  expect(fillMessages(siteConfig.i18n, {}, english, "ar")).toEqual({
    "post.more": "\u2066More.\u2069",
    n_zero: "\u2066{{count}} posts\u2069",
    n_one: "\u20661 post\u2069",
    n_two: "\u2066{{count}} posts\u2069",
    n_few: "\u2066{{count}} posts\u2069",
    n_many: "\u2066{{count}} posts\u2069",
    n_other: "\u2066{{count}} posts\u2069",
  });
});
