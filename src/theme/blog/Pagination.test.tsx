import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { Pagination } from "./Pagination";

/** The addresses that a page of a list leads to, by their words. */
function listLinks(pageNumber: number, pageCount: number) {
  renderInPage(
    <Pagination {...{ pageNumber, pageCount }} basePath="/de/blog" />,
    { locale: "de", path: `/blog/page/${pageNumber}` },
  );
  return screen
    .queryAllByRole("link")
    .map((link) => `${link.textContent}: ${link.getAttribute("href")}`);
}

test.each([
  [1, 1, []],
  [1, 3, ["Ältere Beiträge: /de/blog/page/2"]],
  [2, 3, ["Neuere Beiträge: /de/blog", "Ältere Beiträge: /de/blog/page/3"]],
  [3, 3, ["Neuere Beiträge: /de/blog/page/2"]],
])("page %i of %i leads to %j", (page, count, links) => {
  expect(listLinks(page, count)).toEqual(links);
});
