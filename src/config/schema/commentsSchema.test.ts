/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const giscus = {
  provider: "giscus",
  repo: "example/comments",
  repoId: "R_kgDOABC123",
  category: "Announcements",
  categoryId: "DIC_kwDOABC123",
};
const problems = (changes: object) =>
  problemsOf({ comments: { ...giscus, ...changes } });

test.each([
  ["nothing more", {}],
  ["an id of before 2021", { repoId: "MDEwOlJlcG9zaXRvcnkzNTE5NTgwNTM=" }],
  [
    "every option",
    {
      threads: "perLanguage",
      strict: false,
      reactions: false,
      inputPosition: "bottom",
      themes: { light: "noborder_light", dark: "noborder_dark" },
      privacyPage: "/legal",
    },
  ],
])("giscus with %s", (_, changes) => {
  expect(problems(changes)).toEqual([]);
});

test.each([
  [
    "another provider",
    { provider: "remark42", shortname: "me" },
    "is not one of the allowed values",
    "Choose one of the allowed values.",
  ],
  [
    "a provider misspelt",
    { provider: "giscuss" },
    "is not one of the allowed values",
    'Did you mean "giscus"?',
  ],
  [
    "no provider",
    { repo: 7 },
    "is missing",
    'Write for example provider: "giscus".',
  ],
])("%s is the only fault", (_, comments, wrong, fix) => {
  expect(problemsOf({ comments })).toEqual([
    [`"comments.provider" ${wrong}.`, '"giscus"', fix],
  ]);
});

test("comments that are no object", () => {
  expect(problemsOf({ comments: true })).toEqual([
    [
      '"comments" is not an object.',
      "an object: { … }",
      "Write comments: { … }.",
    ],
  ]);
});

const example = 'Write for example repo: "example/comments".';

test.each([
  ["https://github.com/example/comments", 'Write "example/comments".'],
  ["github.com/example/comments.git", 'Write "example/comments".'],
  [
    "https://github.com/example/my.site/discussions",
    'Write "example/my.site".',
  ],
  ["comments", example],
  ["https://gitlab.com/example/comments", example],
])("repo %j", (repo, fix) => {
  expect(problems({ repo })).toEqual([
    [
      '"comments.repo" is not of the form "owner/name".',
      "the owner and the name of a GitHub repository",
      fix,
    ],
  ]);
});

test.each([
  [
    "repoId",
    "repository",
    "data-repo-id",
    "DIC_kwDOABC123",
    "is the id of something else",
  ],
  ["repoId", "repository", "data-repo-id", "my repo", "is no id of GitHub"],
  ["repoId", "repository", "data-repo-id", 7, "is not a text"],
  [
    "categoryId",
    "category",
    "data-category-id",
    "R_kgDOABC123",
    "is the id of something else",
  ],
  ["categoryId", "category", "data-category-id", "", "is no id of GitHub"],
])("%s, %s, %s: %j", (key, what, source, value, wrong) => {
  expect(problems({ [key]: value })).toEqual([
    [
      `"comments.${key}" ${wrong}.`,
      `GitHub's id of the ${what}`,
      `Take ${source} from the script that https://giscus.app shows for your repository.`,
    ],
  ]);
});

test.each([
  [
    "threads",
    "title",
    '"shared", "perLanguage"',
    "is not one of the allowed values",
    "Choose one of the allowed values.",
  ],
  [
    "inputPosition",
    "botom",
    '"top", "bottom"',
    "is not one of the allowed values",
    'Did you mean "bottom"?',
  ],
  [
    "reactions",
    1,
    "true or false",
    "is neither true nor false",
    "Write for example reactions: true.",
  ],
])("%s %j", (key, value, allowed, wrong, fix) => {
  expect(problems({ [key]: value })).toEqual([
    [`"comments.${key}" ${wrong}.`, allowed, fix],
  ]);
});

test("every fault is told at once", () => {
  const found = problems({ repo: "x", category: "", mapping: "title" });
  expect(found.map(([message]) => message)).toEqual([
    '"comments.repo" is not of the form "owner/name".',
    '"comments.category" is empty.',
    '"comments.mapping" is not an option.',
  ]);
});
