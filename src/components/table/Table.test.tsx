import type { ReactElement } from "react";
import { ui } from "../ui";
import { Table } from "./Table";

/** Components are called, not mounted: their children are content-tree nodes. */
const attributesOf = (children: unknown) => {
  const made = Table({ children: children as never });
  return (made as ReactElement<Record<string, unknown>>).props;
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
