import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { LastUpdated } from "./LastUpdated";

const post = {
  updated: "2026-03-14",
  updatedText: "14 March 2026",
  updatedBy: "Kim",
  editUrl: "https://example.com/edit/content/blog/a/en.mdx",
};

it("tells when and by whom, and where to edit", () => {
  renderInPage(<LastUpdated post={post} />);
  const date = screen.getByText("14 March 2026");
  expect(date).toHaveAttribute("datetime", "2026-03-14");
  expect(date.parentElement).toHaveTextContent(
    /^Last updated on 14 March 2026 by Kim$/,
  );
  expect(screen.getByRole("link", { name: /^Edit this page/ })).toHaveAttribute(
    "href",
    post.editUrl,
  );
});

it("tells when, without a name and without an edit link", () => {
  const german = { ...post, updatedText: "14. März 2026", updatedBy: null };
  renderInPage(<LastUpdated post={{ ...german, editUrl: null }} />, {
    locale: "de",
  });
  expect(document.body).toHaveTextContent(
    /^Zuletzt geändert am 14. März 2026$/,
  );
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("has the edit link where nothing was changed", () => {
  const never = { ...post, updated: null, updatedText: null };
  renderInPage(<LastUpdated post={never} />);
  expect(document.body).toHaveTextContent(/^Edit this page/);
});

it("shows nothing where nothing was changed and nothing can be edited", () => {
  const never = { ...post, updated: null, updatedText: null, editUrl: null };
  renderInPage(<LastUpdated post={never} />);
  expect(document.body).toHaveTextContent(/^$/);
});
