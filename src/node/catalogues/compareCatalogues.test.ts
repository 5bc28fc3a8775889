import { compareCatalogues } from "./compareCatalogues";
import { readCatalogue } from "./readCatalogue";

type Texts = Record<string, unknown>;

const compare = (own: Texts, source: Texts, tag: string, same: string[]) =>
  compareCatalogues(
    readCatalogue("own.json", JSON.stringify(own, null, 1)),
    readCatalogue("source.json", JSON.stringify(source)),
    { locale: "xx", tag, same: new Set(same) },
  ).map(
    ({ kind, line, field, message }) =>
      `${kind} ${line ?? ""} ${field}: ${message}`,
  );

const posts = { p_one: "1 post", p_other: "{{count, number}} posts" };

it.each<[string, Texts, Texts, string, string[]]>([
  ["good", { a: "Ja" }, { a: "Yes" }, "de-DE", []],
  [
    "missing",
    {},
    { a: { b: "Yes" } },
    "de-DE",
    ['missing  a.b: This text is missing; pages show the one of "en".'],
  ],
  [
    "unused",
    { b: "Ja" },
    {},
    "de-DE",
    ['unused 2 b: Nothing asks for this text: source.json has no "b".'],
  ],
  [
    "a plural form that is misspelt",
    { p_one: "1 Beitrag", p_oter: "{{count, number}} Beiträge" },
    posts,
    "de-DE",
    ['missing 3 p_oter: There is no "p_other": de-DE has one, other.'],
  ],
  [
    "right beside a source that misspells a form",
    { p_one: "Ein {{x}}", p_other: "{{count, number}} <b>{{x}}</b>" },
    { p_one: "One {{x}}", p_oter: "{{count, number}} <b>{{x}}</b>" },
    "de-DE",
    [],
  ],
  [
    "empty",
    { a: " " },
    { a: "Yes" },
    "de-DE",
    ["faulty 2 a: This text is empty."],
  ],
  [
    "identical",
    { a: "Yes" },
    { a: "Yes" },
    "de-DE",
    ["identical 2 a: This text is the same as in source.json."],
  ],
  ["rightly identical", { a: "Blog" }, { a: "Blog" }, "de-DE", []],
  [
    "nothing to translate",
    { a: "{{x}}: {{y}}" },
    { a: "{{x}}: {{y}}" },
    "de",
    [],
  ],
  [
    "slots",
    { a: "Zu {{x}}" },
    { a: "To {{y}}" },
    "de-DE",
    ["faulty 2 a: Nothing fills the slot {{x}}."],
  ],
  [
    "broken slots",
    { a: "Zu {x}", b: "Zu {{x, nummer}}", c: "Zu {{ x }}" },
    { a: "To {{x}}", b: "To {{x, number}}", c: "To {{x}}" },
    "de-DE",
    [
      "faulty 2 a: {x} is neither a slot nor an element.",
      "faulty 3 b: {{x, nummer}} is neither a slot nor an element.",
      "faulty 4 c: {{ x }} is neither a slot nor an element.",
    ],
  ],
  [
    "elements",
    { a: "<b>Zu</b> <link>{{x}}</link>", b: "<link>Zu", c: "a < b" },
    { a: "To <link>{{x}}</link>", b: "<link>To</link>", c: "a is less than b" },
    "de-DE",
    [
      "faulty 2 a: This text has the elements b, link, and code knows link.",
      "faulty 3 b: <link> is neither a slot nor an element.",
      "faulty 4 c: < is neither a slot nor an element.",
    ],
  ],
  [
    "a bare count",
    { a: "Zu {{count}}" },
    { a: "To {{count, number}}" },
    "de-DE",
    [
      "faulty 2 a: {{count}} would be written without the language's separators.",
    ],
  ],
  [
    "plurals, one of them in words",
    { p_one: "Ein Beitrag", p_other: "{{count, number}} Beiträge" },
    posts,
    "de-DE",
    [],
  ],
  [
    "a plural that has lost its number",
    { p_one: "Ein Beitrag", p_other: "Viele Beiträge" },
    posts,
    "de-DE",
    ["faulty 3 p_other: This text has the slots none, and code fills count."],
  ],
  [
    "plural forms that are missing or never shown",
    { p_two: "{{count, number}}", p_other: "{{count, number}} Beiträge" },
    posts,
    "de-DE",
    [
      "missing  p_one: This plural form is missing: de-DE has one, other.",
      "unused 2 p_two: de-DE has no such plural form, so this text is never shown.",
    ],
  ],
  ["one form for all", { p_other: "{{count, number}} 件" }, posts, "ja-JP", []],
  [
    "many forms",
    { p_one: "{{count, number}} пост", p_other: "{{count, number}} поста" },
    posts,
    "ru-RU",
    [
      "missing  p_few: This plural form is missing: ru-RU has one, few, many.",
      "missing  p_many: This plural form is missing: ru-RU has one, few, many.",
    ],
  ],
  [
    "a word for what is more than one number",
    {
      p_one: "Один пост",
      p_few: "{{count, number}} поста",
      p_many: "{{count, number}} постов",
    },
    posts,
    "ru-RU",
    ["faulty 2 p_one: This text has the slots none, and code fills count."],
  ],
  [
    "all forms of a text",
    {},
    posts,
    "ar",
    ["zero", "one", "two", "few", "many", "other"].map(
      (form) =>
        `missing  p_${form}: This text is missing; pages show the one of "en".`,
    ),
  ],
  [
    "words for the forms that are one number",
    {
      p_zero: "لا مقالات",
      p_one: "مقالة واحدة",
      p_two: "مقالتان",
      p_few: "{{count, number}} مقالات",
      p_many: "{{count, number}} مقالة",
      p_other: "{{count, number}} مقالة",
    },
    posts,
    "ar",
    [],
  ],
  [
    "forms where none are needed, and the other way round",
    { a_one: "Ja", p: "{{count, number}} Beiträge" },
    { a: "Yes", ...posts },
    "de-DE",
    [
      'faulty 2 a_one: This text has plural forms, and no number to choose one by: source.json has "a" alone.',
      "faulty 3 p: This text has no plural forms, and needs them.",
    ],
  ],
])("finds %s", (_, own, source, tag, faults) => {
  expect(compare(own, source, tag, ["Blog"])).toEqual(faults);
});

it("tells how a plural form may be misspelt", () => {
  const own = readCatalogue("own.json", '{ "p_one": "A", "p_oter": "B" }');
  const [problem] = compareCatalogues(own, own, {
    ...{ locale: "en", tag: "en-GB", same: new Set<string>() },
  });
  expect(problem?.fix).toBe(
    'Did you misspell it as "p_oter"? Rename that one.',
  );
});
