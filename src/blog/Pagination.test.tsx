import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { Pagination } from "./Pagination";

const newer = { name: "Neuere Beiträge" };
const older = { name: "Ältere Beiträge" };

function show(pageNumber: number, pageCount: number) {
  renderInPage(
    <Pagination {...{ pageNumber, pageCount }} basePath="/de/blog" />,
    { locale: "de" },
  );
}

it("leads on from the first page", () => {
  show(1, 7);
  expect(screen.queryByRole("link", newer)).not.toBeInTheDocument();
  const next = screen.getByRole("link", older);
  expect(next).toHaveAttribute("href", "/de/blog/page/2");
  expect(next).toHaveAttribute("rel", "next");
  expect(screen.getByText("Seite 1 von 7")).toBeInTheDocument();
});

it("leads back to the first page without a number", () => {
  show(2, 2);
  const previous = screen.getByRole("link", newer);
  expect(previous).toHaveAttribute("href", "/de/blog");
  expect(previous).toHaveAttribute("rel", "prev");
  expect(screen.queryByRole("link", older)).not.toBeInTheDocument();
});

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
