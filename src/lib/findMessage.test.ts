import { findMessage } from "./findMessage";
import { interpolate } from "./interpolate";
import { describeNumerals } from "./numerals";

const messages = {
  "post.more": "Read more",
  n_one: "one post",
  n_other: "{{count, number}} posts",
  place: "{{page}} of {{count}}",
};
const forms = { ...messages, n_zero: "none", n_few: "few", n_many: "many" };

it.each([
  [messages, "post.more", "en-GB", undefined, "Read more"],
  [messages, "n", "en-GB", 1, "one post"],
  [messages, "n", "de-DE", 1, "one post"],
  [messages, "n", "en-GB", 101, "{{count, number}} posts"],
  [messages, "n", "en-GB", 0, "{{count, number}} posts"],
  [forms, "n", "en-GB", 0, "none"],
  [forms, "n", "ar-EG", 3, "few"],
  [forms, "n", "pl-PL", 5, "many"],
  [forms, "n", "pl-PL", 104, "few"],
  [messages, "place", "en-GB", 7, "{{page}} of {{count}}"],
  [messages, "post", "en-GB", undefined, "post"],
  [undefined, "post.more", "en-GB", undefined, "post.more"],
])(
  "finds in %j, for %s in %s with %s, %j",
  (tree, key, tag, count, message) => {
    expect(findMessage(tree, key, describeNumerals(tag), count)).toBe(message);
  },
);

it.each([
  ["{{title}}, by {{ name }}", { title: "A", name: "Kim" }, "A, by Kim"],
  ["{{count, number}} posts", { count: 1234 }, "1.234 posts"],
  ["{{a}}{{a}}", { a: "$& {{b}}", b: "c" }, "$& {{b}}$& {{b}}"],
  ["{{missing}}.", {}, "."],
])("fills %j with %j: %j", (message, values, text) => {
  expect(interpolate(message, values, describeNumerals("de-DE"))).toBe(text);
});
