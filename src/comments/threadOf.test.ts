import { threadOf } from "./threadOf";

const en = { locale: "en", path: "/blog/rates", isFallback: false };
const de = { locale: "de", path: "/de/blog/saetze", isFallback: false };
const page = (locale: string, alternates = [en, de]) => ({
  locale,
  alternates,
  defaultLocale: "en",
});

test.each(["en", "de"])("all languages share one: %s", (locale) => {
  expect(threadOf(page(locale), "shared")).toBe("blog/rates");
});

test.each([
  ["en", "blog/rates"],
  ["de", "de/blog/saetze"],
])("each language has its own: %s", (locale, thread) => {
  expect(threadOf(page(locale), "perLanguage")).toBe(thread);
});

test.each([
  ["shared", "blog/rates"],
  ["perLanguage", "de/blog/saetze"],
] as const)("a fallback has its text's: %s", (threads, thread) => {
  const fallback = { ...en, isFallback: true, lang: "de" };
  expect(threadOf(page("en", [fallback, de]), threads)).toBe(thread);
});
