import { fillGaps } from "./fillGaps";

test("fills what is missing, however deep, and names it", () => {
  expect(
    fillGaps(
      { menu: { open: "Öffnen" }, own: "Eigenes" },
      { menu: { open: "Open", close: "Close" }, search: { label: "Search" } },
    ),
  ).toEqual({
    filled: {
      menu: { open: "Öffnen", close: "Close" },
      search: { label: "Search" },
      own: "Eigenes",
    },
    missing: ["menu.close", "search.label"],
  });
});

test("text where a group should be is replaced by the group", () => {
  expect(fillGaps({ menu: "Menü" }, { menu: { open: "Open" } })).toEqual({
    filled: { menu: { open: "Open" } },
    missing: ["menu.open"],
  });
});

test("a complete catalogue stays as it is", () => {
  expect(fillGaps({ a: "A" }, { a: "x" })).toEqual({
    filled: { a: "A" },
    missing: [],
  });
});

describe("plurals", () => {
  const english = { n_one: "1 post", n_other: "{{count}} posts" };
  const forms = ["one", "few", "other"];
  const mark = (text: string) => `<${text}>`;

  test("a text that is missing is there in every form of the language", () => {
    expect(fillGaps({}, english, { forms, mark })).toEqual({
      filled: {
        n_one: "<1 post>",
        n_few: "<{{count}} posts>",
        n_other: "<{{count}} posts>",
      },
      missing: ["n_one", "n_few", "n_other"],
    });
  });

  test("a form that is missing is the language's general one", () => {
    const own = { n_one: "ein", n_other: "viele" };
    expect(fillGaps(own, english, { forms, mark })).toEqual({
      filled: { ...own, n_few: "viele" },
      missing: ["n_few"],
    });
  });

  test("a language without a form for one is not asked for it", () => {
    const own = { n_other: "件" };
    expect(fillGaps(own, english, { forms: ["other"] })).toEqual({
      filled: own,
      missing: [],
    });
  });

  test("a key that only looks like a plural is none", () => {
    expect(fillGaps({}, { pick_one: "Pick one" }, { forms })).toEqual({
      filled: { pick_one: "Pick one" },
      missing: ["pick_one"],
    });
  });
});

test("an empty text is missing", () => {
  expect(fillGaps({ a: " " }, { a: "x" })).toEqual({
    filled: { a: "x" },
    missing: ["a"],
  });
});
