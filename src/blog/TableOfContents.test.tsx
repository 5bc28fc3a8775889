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

it("is folded on a narrow screen and opens", async () => {
  onScreen(false);
  const user = userEvent.setup();
  renderInPage(<TableOfContents items={items} lang="en" />, {
    locale: "de",
  });
  expect(details()).not.toHaveAttribute("open");
  await user.click(screen.getByText("Auf dieser Seite"));
  expect(details()).toHaveAttribute("open");
  expect(screen.getByRole("link", { name: "Why" })).toHaveAttribute(
    "href",
    "#why",
  );
});

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

it("marks the heading that is being read", () => {
  onScreen(true);
  jest.useFakeTimers();
  const box = (top: number) => [{ top }] as unknown as DOMRectList;
  renderInPage(
    <>
      <h2 id="why">Why</h2>
      <h3 id="how">How</h3>
      <TableOfContents items={items} lang="en" />
    </>,
  );
  const [why, how] = screen.getAllByRole("heading");
  if (why) why.getClientRects = () => box(-10);
  if (how) how.getClientRects = () => box(2_000);
  const marked = () => screen.queryByRole("link", { current: "location" });
  expect(marked()).toBeNull();
  act(() => jest.advanceTimersByTime(20));
  expect(marked()).toHaveTextContent("Why");
  if (how) how.getClientRects = () => box(-1);
  act(() => {
    window.dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(20);
  });
  expect(marked()).toHaveTextContent("How");
  jest.useRealTimers();
});

it("is not there without headings", () => {
  onScreen(true);
  renderInPage(<TableOfContents items={[]} lang="en" />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
