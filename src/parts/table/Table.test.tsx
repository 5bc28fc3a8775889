import { render, screen } from "@testing-library/react";
import { ui } from "../ui";
import { Table } from "./Table";

test("a table that scrolls takes focus, and is named by its caption or as what it is", () => {
  const { rerender } = render(
    // What the compiler hands parts are content-tree nodes.
    <Table>{[["caption", 0, "Prices ", ["em", 0, "2026"]]] as never}</Table>,
  );
  const group = screen.getByRole("group", { name: "Prices 2026" });
  expect(group).toHaveAttribute("tabindex", "0");
  rerender(<Table>{[] as never}</Table>);
  expect(screen.getByRole("group")).toHaveAttribute("aria-label", ui("table"));
});
