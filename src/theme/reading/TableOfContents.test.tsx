import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { TableOfContents } from "./TableOfContents";

it("is not there without headings", () => {
  renderInPage(<TableOfContents items={[]} lang="en" />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
