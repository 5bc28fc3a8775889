import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubDialog } from "../../../tests/stubDialog";
import { runScript } from "../../../tests/runScript";
import { activate } from "./activate";

const figure = (name: string, width: number) =>
  `<figure class="figure" data-enlarge="Enlarge" data-close="Close" data-previous="Previous" data-next="Next" data-position="{position} of {count}"><picture><source media="(max-width: 44em)" srcset="/${name}-narrow.webp 2000w"><img src="/${name}-720.webp" srcset="/${name}-720.webp 720w, /${name}-${width}.webp ${width}w" width="720" height="360" alt="Picture ${name}"></picture><figcaption>Caption ${name}</figcaption></figure>`;

let stop: () => void;

function start(html: string): void {
  document.body.innerHTML = `<main lang="de">${html}</main>`;
  stop = runScript(activate, document.querySelector("main") as HTMLElement);
}

const dialog = () => document.querySelector("dialog");
const buttons = () =>
  screen.getAllByRole("button", { name: /^Enlarge: Picture [ab]$/ });
const first = () => buttons()[0] as HTMLElement;

beforeEach(() => {
  stubDialog();
  Element.prototype.scrollBy = jest.fn();
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(700);
  jest
    .spyOn(Element.prototype, "getClientRects")
    .mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test("only what has more to show can be enlarged", () => {
  start(figure("a", 1440) + figure("b", 720) + "<figure><img></figure>");
  expect(buttons()).toHaveLength(1);
});

test("a counter says which picture is shown, to screen readers too", async () => {
  start(figure("a", 1440) + figure("b", 1440));
  await userEvent.click(first());
  const counter = screen.getByRole("status");
  expect(counter).toHaveTextContent("1 of 2: Picture a");
  const next = screen.getByRole("button", { name: "Next" });
  await userEvent.click(next);
  // The region stays, or its change would not be read out.
  expect(screen.getByRole("status")).toBe(counter);
  expect(counter).toHaveTextContent("2 of 2: Picture b");
  expect(next).toHaveFocus();
  await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
  expect(counter).toHaveTextContent("2 of 2");
  for (const [key, place] of [
    ["ArrowRight", "1 of 2"],
    ["ArrowLeft", "2 of 2"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(counter).toHaveTextContent(place);
  }
  dialog()?.close();
  start(figure("a", 1440));
  await userEvent.click(first());
  expect(screen.queryByRole("status")).toBeNull();
});

test("a double click opens a picture, and does not close it", async () => {
  start(figure("a", 1440));
  await userEvent.click(first());
  const press = (detail: number) =>
    dialog()?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  press(2);
  expect(dialog()).toBeInTheDocument();
  press(1);
  expect(dialog()).toBeNull();
});

test("what has more to show only later can be enlarged then", async () => {
  const callbacks: ResizeObserverCallback[] = [];
  const resize = () => callbacks[0]?.([], {} as ResizeObserver);
  jest.spyOn(window, "ResizeObserver").mockImplementation((callback) => {
    callbacks.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn(), unobserve: jest.fn() };
  });
  const width = jest.spyOn(Element.prototype, "clientWidth", "get");
  width.mockReturnValue(1300);
  start(figure("a", 1440) + figure("b", 1440));
  await userEvent.click(screen.getByAltText("Picture a"));
  expect(dialog()).toBeNull();
  width.mockReturnValue(350);
  resize();
  expect(buttons()).toHaveLength(2);
  await userEvent.click(first());
  // Where the focus is, or comes back to, it stays.
  width.mockReturnValue(1300);
  resize();
  dialog()?.close();
  // The history goes back later, and its entry opens nothing until then.
  resize();
  expect(dialog()).toBeNull();
  await waitFor(() => expect(window.history.state).toBeNull());
  resize();
  expect(buttons()).toHaveLength(1);
  expect(first()).toHaveFocus();
  width.mockReturnValue(350);
  resize();
  expect(first()).toHaveFocus();
});
