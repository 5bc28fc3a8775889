import { screen, within } from "@testing-library/react";
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

it("marks what goes with other languages: posts, years of nothing else, links to them, counts", () => {
  const posts = [
    { ...postOf("2026-03-01"), lang: "en" },
    postOf("2026-01-01"),
    { ...postOf("2025-01-01"), lang: "en" },
    postOf("2024-05-05"),
    postOf("2023-05-05"),
  ];
  renderInPage(<ArchiveList posts={posts} />, { locale: "de" });
  const mark = (text: string, around: string) =>
    screen.getByText(text).closest(around)?.getAttribute("data-in");
  expect(mark("Post of 2026-03-01", "li")).toBe("all");
  expect(mark("Post of 2026-01-01", "li")).toBeNull();
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(
    headings.map((one) => one.closest("section")?.getAttribute("data-in")),
  ).toEqual([null, "all", null, null]);
  const years = screen.getByRole("navigation", { name: "Jahre" });
  expect(within(years).getByText("2025").getAttribute("data-in")).toBe("all");
  expect(mark("2 Beiträge", "span")).toBe("all");
  const [own] = screen.getAllByText("Ein Beitrag");
  expect(own).toHaveAttribute("data-in", "own");
});

it("says so where none is in the page's language, for readers who leave out others", () => {
  const post = { ...postOf("2026-03-01"), lang: "en" };
  renderInPage(<ArchiveList posts={[post]} />, { locale: "de" });
  expect(
    screen
      .getByText("Hier stehen nur Beiträge in anderen Sprachen.")
      .closest("[data-in]"),
  ).toHaveAttribute("data-in", "own");
});
