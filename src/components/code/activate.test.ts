import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { COPIED_DURATION } from "../../config/constants";
import { activate } from "./activate";
import { CodeBlock } from "./CodeBlock";

let stop: () => void;
let text: HTMLElement;
let resize: () => void;

/** jsdom has no layout: sizes are what a test says. */
const setWidths = (scroll: number, client: number) => {
  for (const [name, value] of [
    ["scrollWidth", scroll],
    ["clientWidth", client],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get: () => value,
    });
  }
};

const texts = ["Copy", "Copied", "Selected: press Ctrl+C", "Wrap lines"];

function show(html: string, ...more: string[]) {
  const blocks = [html, ...more].map((one, index) =>
    CodeBlock({
      html: one,
      source: "",
      language: `Language ${index}`,
      texts: index === 0,
    }),
  );
  text = document.createElement("div");
  text.innerHTML = toHtml(h(null, blocks), { allowDangerousHtml: true });
  document.body.replaceChildren(text);
  // What stands for texts is filled in when a page's data is made.
  text
    .querySelector("[data-texts]")
    ?.setAttribute("data-texts", texts.join("|"));
  stop = activate(text);
}

const block = (index = 0) =>
  text.querySelectorAll<HTMLElement>("figure")[index] ?? document.body;
const region = () => screen.getByRole("group", { name: "Language 0" });
const wrapButton = () => screen.queryByRole("button", { name: "Wrap lines" });

beforeEach(() => {
  setWidths(100, 100);
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () =>
        callback(
          [{ target: region() } as unknown as ResizeObserverEntry],
          this,
        );
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
afterEach(() => {
  stop();
});

describe("copying", () => {
  test("puts the code into the clipboard, and says so for a while", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show("a &lt; b\n<span>c</span>", "other");
    const button = within(block()).getByRole("button", { name: "Copy" });
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe("a < b\nc");
    expect(button).toHaveTextContent("Copied");
    expect(within(block()).getByRole("status")).toHaveTextContent("Copied");
    expect(within(block(1)).getByRole("button")).toHaveTextContent("Copy");
    jest.advanceTimersByTime(COPIED_DURATION);
    expect(button).toHaveTextContent(/^Copy$/);
    expect(within(block()).getByRole("status")).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test.each([
    [
      "words for listeners and removed lines are no code",
      '<mark class="code-line"><span class="visually-hidden">Error: </span>a\n</mark><del class="code-line">b\n</del><ins class="code-line">c</ins>',
      "a\nc",
    ],
    [
      "the line before a removed one ends the code",
      'a\n<del class="code-line">b</del>',
      "a",
    ],
    [
      "lines that are all removed are what is shown",
      '<del class="code-line">a\n</del><del class="code-line">b</del>',
      "a\nb",
    ],
    [
      "a line's own <del> is code",
      '<span class="tk-string">&lt;del>a&lt;/del></span>',
      "<del>a</del>",
    ],
  ])("%s", async (_, html, expected) => {
    const user = userEvent.setup();
    show(html);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(expected);
  });

  test("selects the code where copying is refused, and says what to press", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error());
    show("a\nb");
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("status")).toHaveTextContent(
      "Selected: press Ctrl+C",
    );
    expect(getSelection()?.toString()).toBe("a\nb");
  });
});

describe("wrapping", () => {
  test("leaves the focus where it is when there is nothing more to wrap", async () => {
    const user = userEvent.setup();
    setWidths(200, 100);
    show("a");
    await user.click(wrapButton() ?? document.body);
    setWidths(100, 100);
    await user.click(wrapButton() ?? document.body);
    expect(wrapButton()).toHaveFocus();
    await user.tab();
    resize();
    expect(wrapButton()).toBeNull();
  });
});
