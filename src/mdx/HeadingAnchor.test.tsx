import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { mdxHeading } from "./mdxHeading";

const Heading = mdxHeading("h2");

it("has no link where the heading has no id", () => {
  renderInPage(<Heading>Why</Heading>);
  expect(screen.getByRole("heading")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
