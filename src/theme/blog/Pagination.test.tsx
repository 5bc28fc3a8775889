import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { Pagination, pageNumbers } from "./Pagination";

function show(pageNumber: number, pageCount: number) {
  renderInPage(
    <Pagination {...{ pageNumber, pageCount }} basePath="/de/blog" />,
    { locale: "de", path: `/blog/page/${pageNumber}` },
  );
}

it("leads to single pages, and marks the current one", () => {
  show(5, 12);
  const list = within(screen.getByRole("navigation")).getByRole("list");
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/de/blog",
    "/de/blog/page/4",
    "/de/blog/page/5",
    "/de/blog/page/6",
    "/de/blog/page/12",
  ]);
  expect(within(list).getByRole("link", { current: "page" })).toHaveTextContent(
    "Seite 5",
  );
  expect(list).toHaveTextContent(/1….*4.*5.*6…/);
});

it("is not there for a single page", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

const written = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((page) => page ?? "…")
    .join(" ");

test.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [5, 9, "1 … 4 5 6 … 9"],
  [8, 8, "1 … 4 5 6 7 8"],
  [500, 1001, "1 … 499 500 501 … 1001"],
])("page %i of %i: %s", (current, count, expected) => {
  expect(written(current, count)).toBe(expected);
});
