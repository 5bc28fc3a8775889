import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { TagList } from "./TagList";

it("leads to the tags that have a page, and names the others", () => {
  const path = (key: string) => ({ key, path: `/blog/tags/${key}` });
  renderInPage(
    <TagList
      tags={[
        { ...path("craft"), label: "Craft", hasPage: true },
        { ...path("secret"), label: "Secret", hasPage: false },
      ]}
    />,
  );
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent("Craft");
  expect(link).toHaveAttribute("href", "/blog/tags/craft");
  expect(screen.getByText("Secret")).toBeInTheDocument();
});
