/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const faults = (untranslated: unknown) => problemsOf({ untranslated });

test.each<[unknown, string, string, string]>([
  [
    "hide",
    '"untranslated" is not an object.',
    "an object: { … }",
    "Write untranslated: { … }.",
  ],
  [
    { posts: "hidden" },
    '"untranslated.posts" is not one of the allowed values.',
    '"show", "hide"',
    'Did you mean "hide"?',
  ],
  [
    { pages: true },
    '"untranslated.pages" is not one of the allowed values.',
    '"show", "hide"',
    "Choose one of the allowed values.",
  ],
  [
    { post: "hide" },
    '"untranslated.post" is not an option.',
    "posts, pages, docs",
    'Did you mean "posts"?',
  ],
])("untranslated: %j", (untranslated, ...problem) => {
  expect(faults(untranslated)).toEqual([problem]);
});

test.each([[{}], [{ posts: "show" }], [{ posts: "hide", pages: "hide" }]])(
  "untranslated: %j is fine",
  (untranslated) => {
    expect(faults(untranslated)).toEqual([]);
  },
);
