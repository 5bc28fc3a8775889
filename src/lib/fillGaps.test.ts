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
