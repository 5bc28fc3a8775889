import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { siteConfig } from "../../config/resolved";
import { AuthorName, PostAuthors } from "./Authors";

const show = (link: string | null) =>
  renderInPage(<AuthorName author={{ name: "Kim Muster", link }} />);

it.each([
  ["/blog/authors/kim", "author"],
  ["mailto:kim@example.com", "author noopener noreferrer"],
  ["https://kim.example", "author noopener noreferrer"],
])("leads to %s", (link, rel) => {
  show(link);
  const name = screen.getByRole("link", { name: /^Kim Muster/ });
  expect(name).toHaveAttribute("href", link);
  expect(name).toHaveAttribute("rel", rel);
  expect(name).toHaveAttribute("translate", "no");
});

it("is plain text where there is nothing to lead to", () => {
  show(null);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Kim Muster")).toHaveAttribute("translate", "no");
});

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
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    siteConfig.blog.callToAction?.to,
  );
  expect(screen.queryByText("Written by")).not.toBeInTheDocument();
});
