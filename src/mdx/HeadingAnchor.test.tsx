import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { COPIED_DURATION } from "../config/constants";
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

it("leaves the heading its own name, and names the link after it", () => {
  renderInPage(heading);
  const level2 = screen.getByRole("heading", { level: 2, name: "Why id" });
  const link = screen.getByRole("link", { name: "Direct link to “Why id”" });
  expect(level2).toHaveAttribute("id", "why");
  expect(level2).not.toContainElement(link);
  expect(link).toHaveAttribute("href", "#why");
  expect(document.body).toHaveTextContent(/^Why id$/);
});

it("speaks the page's language, whatever the text's", () => {
  renderInPage(heading, { locale: "de" });
  const link = screen.getByRole("link", { name: "Direkter Link zu „Why id“" });
  expect(link.closest("[lang]")).toHaveAttribute("lang", "de-DE");
  // All languages of the site run the same way.
  expect(link.closest("[lang]")).not.toHaveAttribute("dir");
});

it("has no link where the heading has no id", () => {
  renderInPage(<Heading>Why</Heading>);
  expect(screen.getByRole("heading")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("copies the whole address, says so, and falls silent", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInPage(heading);
  await user.click(screen.getByRole("link"));
  expect(await navigator.clipboard.readText()).toBe(
    "https://www.example.com/#why",
  );
  expect(await screen.findByText("Link copied")).toHaveRole("status");
  act(() => jest.advanceTimersByTime(COPIED_DURATION));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("copies nothing where a key sends the link elsewhere", async () => {
  const user = userEvent.setup();
  renderInPage(heading);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link"));
  expect(write).not.toHaveBeenCalled();
});

it("stays a link where the clipboard is refused", async () => {
  const user = userEvent.setup();
  renderInPage(heading);
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("link"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(location.hash).toBe("#why");
});
