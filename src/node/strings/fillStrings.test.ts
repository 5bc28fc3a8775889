/** @jest-environment node */
import { siteConfig } from "../../config/resolved";
import { fillStrings } from "./fillStrings";

const { locales } = siteConfig.i18n;
beforeEach(() => {
  locales.ar = {
    label: "العربية",
    htmlLang: "ar-EG",
    direction: "rtl",
    path: "/ar",
  };
});
afterEach(() => {
  delete locales.ar;
});

const english = { more: "More.", n_one: "1 post", n_other: "{{count}} posts" };

test("a text that a language lacks is English", () => {
  const { filled, missing } = fillStrings({ more: "Mehr." }, english, "de");
  expect(filled).toEqual({ ...english, more: "Mehr." });
  expect(missing).toEqual(["n_one", "n_other"]);
});

test("Arabic has six plural forms, and English texts keep their full stop", () => {
  const { filled, missing } = fillStrings({}, english, "ar");
  expect(filled.more).toBe("\u2066More.\u2069");
  expect(missing).toHaveLength(7);
  expect(filled).toMatchObject({
    n_zero: "\u2066{{count}} posts\u2069",
    n_one: "\u20661 post\u2069",
    n_two: "\u2066{{count}} posts\u2069",
    n_few: "\u2066{{count}} posts\u2069",
    n_many: "\u2066{{count}} posts\u2069",
  });
});

test("a text of the language's own is left as it is", () => {
  const own = { more: "المزيد." };
  expect(fillStrings(own, { more: "More." }, "ar").filled).toEqual(own);
});
