import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { Pagination } from "./Pagination";

const newer = { name: "Neuere Einträge" };
const older = { name: "Ältere Einträge" };

function show(pageNumber: number, pageCount: number) {
  renderInPage(
    <Pagination {...{ pageNumber, pageCount }} basePath="/de/blog" />,
    { locale: "de" },
  );
}

it("leads on from the first page", () => {
  show(1, 7);
  expect(screen.queryByRole("link", newer)).not.toBeInTheDocument();
  expect(screen.getByRole("link", older)).toHaveAttribute(
    "href",
    "/de/blog/page/2",
  );
  expect(screen.getByText("Seite 1 von 7")).toBeInTheDocument();
});

it("leads back to the first page without a number", () => {
  show(2, 2);
  expect(screen.getByRole("link", newer)).toHaveAttribute("href", "/de/blog");
  expect(screen.queryByRole("link", older)).not.toBeInTheDocument();
});

it("is not there for a single page", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
