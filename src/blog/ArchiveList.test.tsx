import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { ArchiveList } from "./ArchiveList";

const postOf = (date: string) => ({
  date,
  dateText: date,
  path: `/blog/${date}`,
  title: `Post of ${date}`,
  lang: "de",
  visibility: "LISTED" as const,
});
const show = (...dates: string[]) =>
  renderInPage(<ArchiveList posts={dates.map(postOf)} />, { locale: "de" });

it("says so where nothing has been published", () => {
  show();
  expect(
    screen.getByText("Hier ist noch nichts erschienen."),
  ).toBeInTheDocument();
});

it("counts each year's posts and keeps their order", () => {
  show("2026-03-01", "2026-01-01", "2024-05-05");
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "2026",
    "2024",
  ]);
  expect(screen.getByText("2 Beiträge")).toBeInTheDocument();
  expect(screen.getByText("Ein Beitrag")).toBeInTheDocument();
  expect(
    screen.getAllByRole("link").map((link) => link.getAttribute("href")),
  ).toEqual(["/blog/2026-03-01", "/blog/2026-01-01", "/blog/2024-05-05"]);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
