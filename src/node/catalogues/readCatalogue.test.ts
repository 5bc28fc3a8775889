import { readCatalogue } from "./readCatalogue";

const read = (raw: string) => readCatalogue("locales/de/a.json", raw);
const told = (raw: string) =>
  read(raw).problems.map(
    ({ line, column, field, message }) =>
      `${line}:${column} ${field ? `${field}: ` : ""}${message}`,
  );

it("reads texts with their lines, however deep", () => {
  const { entries, problems } = read(
    '{\n  "a": "Ä \\"x\\" \\u00e4",\r\n  "b": { "c":\n "C" , "d": {} }\n}\n',
  );
  expect(problems).toEqual([]);
  expect(Object.fromEntries(entries)).toEqual({
    a: { text: 'Ä "x" ä', line: 2 },
    "b.c": { text: "C", line: 4 },
  });
});

it.each([
  ["", ["1:1 The file ends too soon."]],
  [
    "\uFEFF{}",
    ["1:1 The file begins with a byte order mark, which nobody sees."],
  ],
  ['{\n "a": "A"\n', ["3:1 The file ends too soon."]],
  ['{\n "a": "A",\n}', ["2:10 There is a comma behind the last entry."]],
  [
    '{\n "a": "A"\n "b": "B"\n}',
    ["3:2 Here , is missing between this and what stands before it."],
  ],
  ['{ "a" "A" }', ["1:7 Here : is missing behind the key."]],
  ["{\n 'a': 'A' }", ["2:2 Nothing in JSON begins with ' here."]],
  ['{ "a": „A“ }', ["1:8 Nothing in JSON begins with „ here."]],
  [
    '{ "a": "say "A"" }',
    ["1:14 Here , is missing between this and what stands before it."],
  ],
  [
    '{ "a": "A\nB" }',
    [
      "1:8 This text does not end on its line, or has a backslash that means nothing.",
    ],
  ],
  ['{ // A\n "a": "A" }', ["1:3 JSON has no comments."]],
  ['{ "a": "A" } {', ["1:14 The file goes on behind its end."]],
  ["{ a: 1 }", ["1:3 Nothing in JSON begins with a here."]],
  ["{ 1: 1 }", ["1:3 Here a key should stand."]],
  ['{ "a": } ', ["1:8 Here a text should stand, not }"]],
  ['["a"]', ["1:1 A catalogue is a group of texts in braces."]],
])("says where %j is no JSON", (raw, problems) => {
  expect(told(raw)).toEqual(problems);
});

it("reports all that is no text, what is there twice, and what cannot be asked for", () => {
  expect(
    told(
      '{ "a": 1,\n "b": ["x", { "y": -1.5e3 }],\n "c": { "d": null, "d": "D" },\n "e.f": "E", "g": true }',
    ),
  ).toEqual([
    "1:8 a: This is a number, and only texts are shown.",
    "2:7 b: This is a list, and only texts are shown.",
    "3:14 c.d: This is null, and only texts are shown.",
    '3:20 c.d: "d" is there twice: on line 3, too. Only one of them counts.',
    '4:2 e.f: The key "e.f" cannot be asked for: dots separate a group from its texts.',
    "4:19 g: This is true, and only texts are shown.",
  ]);
});

it("agrees with JSON.parse on what is JSON", () => {
  for (const raw of [
    '{"a":"\\/\\b"}',
    '{"a":"\\x"}',
    '{"a":01}',
    '{"a":"\t"}',
    '{"a":.5}',
    '{"a":{}}',
    '{"a":[]}',
    '{"a":[,]}',
  ]) {
    const parses = (() => {
      try {
        JSON.parse(raw);
        return true;
      } catch {
        return false;
      }
    })();
    const isRead = read(raw).problems.every(({ message }) =>
      message.includes("only texts"),
    );
    expect([raw, isRead]).toEqual([raw, parses]);
  }
});
