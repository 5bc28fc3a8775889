import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { RelatedPosts } from "./RelatedPosts";

const post = (title: string, lang: string) => ({
  path: `/blog/${title}`,
  title,
  lang,
  visibility: "LISTED" as const,
  date: "2026-03-14",
  dateText: "14 March 2026",
});

it("links posts with their day, and marks another language", () => {
  renderInPage(<RelatedPosts posts={[post("rows", "en"), post("z", "de")]} />);
  const list = screen.getByRole("navigation", { name: "Related posts" });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first).toHaveTextContent(/^rows 14 March 2026$/);
  expect(second).toHaveTextContent(/^z In German 14 March 2026$/);
  expect(within(list).getByRole("link", { name: "rows" })).toHaveAttribute(
    "href",
    "/blog/rows",
  );
});

it("is not there where nothing is related", () => {
  renderInPage(<RelatedPosts posts={[]} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
