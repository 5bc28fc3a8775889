import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { LatestPosts } from "./LatestPosts";

it("marks a post beside its title", () => {
  const post = {
    path: "/de/blog/a",
    title: "Time zones",
    description: "How many hours two offices share.",
    date: "2026-06-16",
    dateText: "16. Juni 2026",
    lang: "en",
    visibility: "LISTED" as const,
  };
  renderInPage(<LatestPosts posts={[post]} />, { locale: "de" });
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(
    "Time zones Auf Englisch",
  );
  expect(screen.getByRole("link", { name: "Time zones" })).toHaveAttribute(
    "hreflang",
    "en-GB",
  );
});
