import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { RecentPosts } from "./RecentPosts";

const post = (date: string, changes = {}) => ({
  path: `/de/blog/${date}`,
  title: `Beitrag vom ${date}`,
  sidebarLabel: null,
  date,
  lang: "de",
  visibility: "LISTED" as const,
  ...changes,
});
const show = (...posts: ReturnType<typeof post>[]) =>
  renderInPage(<RecentPosts posts={posts} title="Neueste Beiträge" />, {
    locale: "de",
  });

it("groups posts by year, under their short title where they have one", () => {
  show(
    post("2026-02-02", { sidebarLabel: "Kurz" }),
    post("2025-12-31", { lang: "en" }),
  );
  const list = within(
    screen.getByRole("navigation", { name: "Neueste Beiträge" }),
  );
  expect(
    list.getAllByRole("heading", { level: 3 }).map((year) => year.textContent),
  ).toEqual(["2026", "2025"]);
  expect(list.getByRole("link", { name: "Kurz" })).toHaveAttribute(
    "href",
    "/de/blog/2026-02-02",
  );
  expect(
    list.getByRole("link", { name: "Beitrag vom 2025-12-31 Auf Englisch" }),
  ).toBeInTheDocument();
  expect(list.getByRole("link", { name: "Alle Schlagwörter" })).toHaveAttribute(
    "href",
    "/de/blog/tags",
  );
});

it("is not there without posts", () => {
  show();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
