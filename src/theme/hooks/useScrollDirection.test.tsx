import {
  act,
  fireEvent,
  render,
  screen,
  type RenderResult,
} from "@testing-library/react";
import { useRef } from "react";
import { useScrollDirection } from "./useScrollDirection";

/** A page of 3,000 px in a window of 800 px; the content begins at 60 px. */
const [pageHeight, windowHeight, barHeight] = [3_000, 800, 60];
const end = pageHeight - windowHeight;

function Page({ hidesBar = true }) {
  const ref = useRef<HTMLElement>(null);
  useScrollDirection(ref, hidesBar, "/");
  return (
    <>
      <header ref={ref}>Menu</header>
      <main>
        <a href="#read">Read</a>
      </main>
    </>
  );
}

const stub = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, {
    configurable: true,
    get: () => value,
  });

let view: RenderResult;

beforeEach(() => {
  stub(document.documentElement, "scrollHeight", pageHeight);
  window.innerHeight = windowHeight;
  view = render(<Page />);
  stub(screen.getByRole("banner"), "offsetHeight", barHeight);
  stub(screen.getByRole("main"), "offsetTop", barHeight);
});

/** Scrolls through these places, one event each, and tells which way that was. */
function scroll(...places: number[]): string | undefined {
  for (const place of places) {
    window.scrollY = place;
    fireEvent.scroll(window);
  }
  return document.documentElement.dataset.scroll;
}

it.each<[string, number[], string | undefined]>([
  ["a finger trembles", [500, 600, 598, 599], "down"],
  ["a finger is slow", [500, 600, 598, 599, 598, 597, 596], "up"],
  ["it comes near the top", [500, 600, 20], undefined],
  ["it moves near the top", [500, 600, 20, 55], undefined],
  ["the page begins elsewhere", [1_500], undefined],
  ["it goes on from there", [1_500, 1_600], "down"],
  [
    "it springs back from its end",
    [2_000, end + 80, end + 30, end - 10],
    "down",
  ],
  ["it leaves its end", [2_000, end, end - 100], undefined],
  ["it springs back from its top", [10, -80, -30, 0, 8], undefined],
  ["the top is not far", [500, 400, 280], undefined],
  ["it jumps by more than a window", [1_800, 1_850, 900], undefined],
])("where %s, by %j, the reader scrolls %s", (_, places, direction) => {
  expect(scroll(...places)).toBe(direction);
});

it("hides no bar where that is not wanted", () => {
  view.rerender(<Page hidesBar={false} />);
  expect(scroll(500, 600)).toBeUndefined();
});

it("takes a link to a place on the page for no direction", () => {
  expect(scroll(1_500, 1_400)).toBe("up");
  window.scrollY = 1_000;
  fireEvent(window, new HashChangeEvent("hashchange"));
  expect(scroll(1_000)).toBeUndefined();
});

it("does not let the bar come to lie over what has the focus", () => {
  expect(scroll(500, 600)).toBe("down");
  const link = screen.getByRole("link");
  act(() => link.focus());
  let top = 20;
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  expect(scroll(590)).toBe("down");
  top = 200;
  expect(scroll(580)).toBe("up");
});
