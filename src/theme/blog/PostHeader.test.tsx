import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { PostHeader } from "./PostHeader";

const post = {
  title: "Plans",
  lead: "How to read one." as string | null,
  lang: "en",
  date: "2026-03-14",
  dateText: "14 March 2026",
  readingTime: { minutes: 4, words: 900 },
  authors: [],
  cover: null,
  coverDark: null,
};

it("shows what the author wrote below the title", () => {
  renderInPage(<PostHeader post={post}>Part 2 of 3</PostHeader>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Plans");
  expect(screen.getByText("How to read one.")).toBeVisible();
  expect(screen.getByText("Part 2 of 3")).toBeVisible();
});

it("shows nothing there for an author who wrote nothing", () => {
  renderInPage(<PostHeader post={{ ...post, lead: null }} />);
  const header = screen.getByRole("heading").parentElement;
  expect(header).toHaveTextContent(/^Plans$/);
});
