import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { siteConfig } from "../config/resolved";
import { PostAuthors } from "./PostAuthors";

const author = {
  key: "kim",
  name: "Kim Muster",
  link: "/blog/authors/kim",
  title: null,
  bio: null,
  socials: [],
  image: null,
};

test("a post ends with authors who say something of themselves, and with the next step", () => {
  renderInPage(
    <PostAuthors
      authors={[
        author,
        { ...author, key: "alex", name: "Alex", bio: "Writes software." },
      ]}
    />,
    { locale: "de" },
  );
  expect(screen.getByRole("heading")).toHaveTextContent("Alex");
  expect(screen.getByText("Writes software.")).toBeInTheDocument();
  expect(screen.queryByText("Kim Muster")).not.toBeInTheDocument();
  const { callToAction } = siteConfig.blog;
  expect(screen.getAllByRole("link").at(-1)).toHaveAttribute(
    "href",
    `/de${callToAction?.to}`,
  );
});

test("the next step stands there without them, too", () => {
  renderInPage(<PostAuthors authors={[author]} />);
  expect(screen.getByRole("link")).toHaveTextContent(/./);
});
