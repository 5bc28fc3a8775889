import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { LatestPosts } from "./LatestPosts";

const env = process.env;
afterEach(() => {
  process.env = env;
});

it.each<[string, string]>([
  ["true", "14 March 2026 Draft"],
  ["false", "14 March 2026"],
])("marks a draft in a preview (%s)", (preview, text) => {
  process.env = { ...env, GATSBY_SITE_PREVIEW: preview };
  const post = {
    path: "/blog/a",
    title: "A",
    description: "B",
    date: "2026-03-14",
    dateText: "14 March 2026",
    lang: "en",
    visibility: "DRAFT" as const,
  };
  renderInPage(<LatestPosts posts={[post]} />);
  const label = screen.getByText("14 March 2026").parentElement;
  expect(label?.textContent.trim()).toBe(text);
});
