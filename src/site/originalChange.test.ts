import { siteConfig } from "../config/resolved";
import type { LoadedEntry } from "./collections";
import { resolveEntries } from "./resolveEntries";
import { createAlternates } from "./routes/alternates";

const i18n = {
  ...siteConfig.i18n,
  locales: {
    ...siteConfig.i18n.locales,
    fr: { ...siteConfig.i18n.locales.de, path: "/fr" },
  },
} as typeof siteConfig.i18n;

const write = (lang: string, fields = {}) =>
  ({
    area: "pages",
    nodeType: "Page",
    folder: "pages/about",
    name: "about",
    sourcePath: `content/pages/about.${lang}.mdx`,
    lang,
    isDraft: false,
    ...fields,
  }) as unknown as LoadedEntry;

/** What the pages of the entry know of its original, German being older than English. */
function listChanges(english = {}) {
  const change = { locale: "en", changes: 1, since: "2026-03-01" };
  // In Berlin it is the next day.
  const outdated = new Map([
    [
      "content/pages/about.de.mdx",
      { ...change, changedAt: "2026-03-02T23:30:00.000Z" },
    ],
  ]);
  const loaded = [write("en", english), write("de")];
  const { entries } = resolveEntries(
    { ...siteConfig, i18n },
    { loaded, outdated, gitTimes: new Map() },
    false,
  );
  return entries
    .slice(0, 1)
    .flatMap(createAlternates(i18n, entries))
    .map(({ locale, originalChange }) => [locale, originalChange]);
}

test("only a translation says that its original has changed, by the owner's day", () => {
  expect(listChanges()).toEqual([
    ["en", undefined],
    ["de", { locale: "en", day: "2026-03-03" }],
    ["fr", undefined],
  ]);
});

test.each([
  ["the commit it came with", "2026-03-09", "2026-03-09", null],
  ["a later one", "2026-03-09", "2026-03-10", "2026-03-10"],
  ["one before its day", "2026-03-01", "2026-03-02", null],
])("a post has a date of change by %s: %s, %s", (_, first, last, updatedAt) => {
  const post = { area: "blog", slug: "a", publishedAt: "2026-03-08" };
  const versions = [...new Set([last, first])].map((instant) => ({
    instant,
    name: "",
  }));
  const gitTimes = new Map([
    ["content/pages/about.en.mdx", { names: [], versions }],
  ]);
  const { entries } = resolveEntries(
    siteConfig,
    { loaded: [write("en", post)], outdated: new Map(), gitTimes },
    false,
  );
  expect(entries[0]?.updatedAt).toBe(updatedAt);
});

test("nothing is said of an original that is not published", () => {
  expect(listChanges({ isDraft: true })).toEqual([
    ["en", undefined],
    ["de", undefined],
    ["fr", undefined],
  ]);
});
