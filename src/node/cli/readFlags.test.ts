import { readFlags } from "./readFlags";

const options = {
  lang: { type: "string" },
  draft: { type: "boolean" },
} as const;
const read = (...args: string[]) => readFlags(options, args, 1);

it("reads words and flags in any order", () => {
  expect(read("--lang", "de", "A title", "--draft")).toEqual({
    words: ["A title"],
    flags: { lang: "de", draft: true },
  });
  expect(read("--lang=de", "--no-draft").flags).toEqual({
    lang: "de",
    draft: false,
  });
});

test.each([
  [["--langs", "de"], "There is no --langs. Did you mean --lang?"],
  [["--colour"], "There is no --colour. There are --lang, --draft."],
  [["--no-lang"], "There is no --no-lang. Did you mean --lang?"],
  [["--lang"], "--lang needs a value: --lang <value>"],
  [["--lang", "--draft"], "--lang needs a value: --lang <value>"],
  [["--draft=yes"], "--draft takes no value."],
  [["--draft", "--no-draft"], "--draft is there twice."],
  [
    ["A", "title"],
    '"title" is one word too many. Put text with spaces in quotes, and flags behind a lone "--", or npm takes them for its own.',
  ],
])("%j: %s", (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
