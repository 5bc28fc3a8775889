/** @jest-environment node */
import { frameUrl, nameThread, readMessage, threadUrl } from "./giscus";
import { giscusSettings as settings } from "../../config/testing/giscusSettings";

const request = {
  thread: "blog/rates",
  description: "What to charge, & why",
  returnTo: "https://www.example.com/blog/rates#post-comments",
  session: "s3cret",
  htmlLang: "en-GB",
  mode: "light" as const,
};
const frame = (changes = {}) =>
  new URL(frameUrl(settings, { ...request, ...changes }));

it("has the parameters of giscus' own client", () => {
  const { origin, searchParams } = frame();
  expect(origin).toBe("https://giscus.app");
  expect(Object.fromEntries(searchParams)).toEqual({
    origin: "https://www.example.com/blog/rates#post-comments",
    backLink: "https://www.example.com/blog/rates",
    session: "s3cret",
    theme: "light",
    reactionsEnabled: "1",
    emitMetadata: "0",
    inputPosition: "top",
    repo: "example/comments",
    repoId: "R_kgDOABC123",
    category: "Announcements",
    categoryId: "DIC_kwDOABC123",
    strict: "1",
    description: "What to charge, & why",
    term: "blog/rates",
  });
});

it("follows the colour mode", () => {
  expect(frame({ mode: "dark" }).searchParams.get("theme")).toBe(
    "transparent_dark",
  );
});

it.each([
  ["de-DE", "/de/widget"],
  ["de", "/de/widget"],
  ["zh-TW", "/zh-TW/widget"],
  ["nb-NO", "/en/widget"],
])("shows %s by %s", (htmlLang, path) => {
  expect(frame({ htmlLang }).pathname).toBe(path);
});

it("finds the thread on GitHub by its name", () => {
  const url = new URL(threadUrl("example/comments", "blog/rates"));
  expect(url.origin + url.pathname).toBe(
    "https://github.com/example/comments/discussions",
  );
  expect(url.searchParams.get("discussions_q")).toBe('in:title "blog/rates"');
});

it.each([
  [
    { giscus: { resizeHeight: 480.5 } },
    { height: 480.5, isSessionOver: false },
  ],
  [{ giscus: { signOut: true } }, { isSessionOver: true }],
  [{ giscus: { error: "Bad credentials" } }, { isSessionOver: true }],
  [{ giscus: { error: "Discussion not found" } }, { isSessionOver: false }],
  [{ giscus: { resizeHeight: "480" } }, { isSessionOver: false }],
  [{ giscus: null }, { isSessionOver: false }],
  [{ other: { resizeHeight: 480 } }, { isSessionOver: false }],
  ["giscus", { isSessionOver: false }],
  [null, { isSessionOver: false }],
])("understands %j", (message, news) => {
  expect(readMessage(message)).toEqual(news);
});

const en = { locale: "en", path: "/blog/rates", isFallback: false };
const de = { locale: "de", path: "/de/blog/saetze", isFallback: false };

test.each(["en", "de"])("all languages share a thread: %s", (locale) => {
  expect(nameThread([en, de], locale)).toBe("blog/rates");
  const fallback = { ...en, isFallback: true, lang: "de" };
  expect(nameThread([fallback, de], locale)).toBe("blog/rates");
});
