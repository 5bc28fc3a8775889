import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { AuthorName } from "./PostAuthor";

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
