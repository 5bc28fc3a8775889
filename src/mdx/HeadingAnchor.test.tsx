import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { mdxHeading } from "./mdxHeading";

const Heading = mdxHeading("h2");
const heading = (
  <Heading id="why">
    Why <code>id</code>
  </Heading>
);

afterEach(() => {
  jest.useRealTimers();
});

it("has no link where the heading has no id", () => {
  renderInPage(<Heading>Why</Heading>);
  expect(screen.getByRole("heading")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("copies nothing where a key sends the link elsewhere", async () => {
  const user = userEvent.setup();
  renderInPage(heading);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link"));
  expect(write).not.toHaveBeenCalled();
});
