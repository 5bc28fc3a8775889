import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { PostCard } from "./PostCard";

const post = {
  id: "a",
  path: "/de/blog/a",
  title: "Ein Beitrag",
  lang: "de",
  visibility: "LISTED" as const,
  hasMore: true,
  isPinned: false,
  date: "2026-01-02",
  dateText: "2. Januar 2026",
  readingTime: { minutes: 3 },
  tags: [],
  cover: null,
  coverDark: null,
};
const show = (changes: Partial<typeof post>, showsPin = true) =>
  renderInPage(
    <PostCard post={{ ...post, ...changes }} showsPin={showsPin}>
      Text
    </PostCard>,
    { locale: "de" },
  );

it("says nothing of reading where there is nothing to read", () => {
  show({ hasMore: false, readingTime: { minutes: 0 } });
  expect(screen.queryByText(/Lesezeit/)).not.toBeInTheDocument();
  expect(screen.queryByText("Weiterlesen")).not.toBeInTheDocument();
});

it("marks a pinned post in the list that it is on top of", () => {
  const { unmount } = show({ isPinned: true });
  expect(screen.getByText("Angeheftet")).toBeInTheDocument();
  unmount();
  show({ isPinned: true }, false);
  expect(screen.queryByText("Angeheftet")).not.toBeInTheDocument();
});
