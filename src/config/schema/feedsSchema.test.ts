/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const blog = { title: "B", description: "D", sidebarTitle: "S" };
const faults = (feeds: unknown) => problemsOf({ blog: { ...blog, feeds } });
const limits = 'a whole number, 1 or more, or "all"';

test.each<[unknown, string, string, string]>([
  [
    { formats: ["rss", "jsn"] },
    '"blog.feeds.formats[1]" is not one of the allowed values.',
    '"rss", "atom", "json"',
    'Did you mean "json"?',
  ],
  [
    { limit: 0 },
    '"blog.feeds.limit" is too small.',
    limits,
    "Write for example limit: 20.",
  ],
  [
    { limit: 1.5 },
    '"blog.feeds.limit" is not a whole number.',
    limits,
    "Write for example limit: 20.",
  ],
  [
    { limit: "none" },
    '"blog.feeds.limit" is neither a number nor "all".',
    limits,
    "Write for example limit: 20.",
  ],
  [
    { tags: "yes" },
    '"blog.feeds.tags" is neither true nor false.',
    "true or false",
    "Write for example tags: true.",
  ],
  [
    { copyright: { de: "Meins" } },
    '"blog.feeds.copyright.en" is missing.',
    'a text, or one text per locale ("en", "de")',
    'Add en: "…".',
  ],
  [
    { author: true },
    '"blog.feeds.author" is not an option.',
    "formats, limit, tags, authors, copyright",
    'Did you mean "authors"?',
  ],
])("feeds %j", (feeds, ...problem) => {
  expect(faults(feeds)).toEqual([problem]);
});

test.each([
  [{}],
  [{ formats: [] }],
  [{ formats: ["json"], limit: "all", tags: true, authors: true }],
  [{ limit: 1, copyright: "© {year} Alex" }],
])("feeds %j are fine", (feeds) => {
  expect(faults(feeds)).toEqual([]);
});
