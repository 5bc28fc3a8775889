import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { TableOfContents } from "./TableOfContents";

const items = [
  { id: "why", title: "Why", depth: 2 },
  { id: "how", title: "How", depth: 3 },
];

function onScreen(isDesktop: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: isDesktop,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
}

const details = () => screen.getByRole("group");

it("stands open on a wide screen and cannot be folded", async () => {
  onScreen(true);
  const user = userEvent.setup();
  renderInPage(<TableOfContents items={items} lang="en" />);
  expect(details()).toHaveAttribute("open");
  await user.click(screen.getByText("On this page"));
  await act(() => Promise.resolve());
  expect(details()).toHaveAttribute("open");
});

it("stays as it was unfolded before React took over", async () => {
  onScreen(false);
  const user = userEvent.setup();
  const open = jest
    .spyOn(HTMLDetailsElement.prototype, "open", "get")
    .mockReturnValueOnce(true);
  renderInPage(<TableOfContents items={items} lang="en" />);
  open.mockRestore();
  expect(details()).toHaveAttribute("open");
  await user.click(screen.getByText("On this page"));
  expect(details()).not.toHaveAttribute("open");
});

it("is not there without headings", () => {
  onScreen(true);
  renderInPage(<TableOfContents items={[]} lang="en" />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
