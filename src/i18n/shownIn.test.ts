import { hasForeign, shownIn } from "./shownIn";

const [en, de] = [{ lang: "en" }, { lang: "de" }];

test.each([
  ["a text in the page's language", [de], undefined, false],
  ["one in another", [en], "all", true],
  ["a group of both", [en, de], undefined, true],
  ["a group of others alone", [en, en], "all", true],
])("%s", (_name, texts, mark, isForeign) => {
  expect(shownIn("de", ...texts)).toBe(mark);
  expect(hasForeign("de", texts)).toBe(isForeign);
});
