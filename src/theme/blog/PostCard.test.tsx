import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { PostCard } from "./PostCard";

const post = {
  id: "a",
  path: "/de/blog/a",
  title: "Ein Beitrag",
  lang: "de",
  visibility: "LISTED" as const,
  hasMore: false,
  date: "2026-01-02",
  dateText: "2. Januar 2026",
  readingTime: { minutes: 0 },
  tags: [],
  cover: null,
  coverDark: null,
};

it("says nothing of reading where there is nothing to read", () => {
  renderInPage(<PostCard post={post}>Text</PostCard>, { locale: "de" });
  expect(screen.queryByText(/Lesezeit/)).not.toBeInTheDocument();
  expect(screen.queryByText("Weiterlesen")).not.toBeInTheDocument();
});
