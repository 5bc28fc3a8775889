import { ui } from "../ui";
import { Table } from "./Table";

/** Parts are called, not mounted: their children are content-tree nodes. */
const attributesOf = (children: unknown) => {
  const { props } = Table({ children: children as never });
  return props as Record<string, unknown>;
};

test("a table that scrolls takes focus, and is named by its caption or as what it is", () => {
  const caption = ["caption", 0, "Prices ", ["em", 0, "2026"]];
  expect(attributesOf([caption, ["tbody", 0]])).toMatchObject({
    role: "group",
    "aria-label": "Prices 2026",
    tabIndex: 0,
  });
  expect(attributesOf([["tbody", 0]])).toMatchObject({
    role: "group",
    "aria-label": ui("table"),
  });
});
