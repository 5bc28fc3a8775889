import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useHideOnScroll } from "./useHideOnScroll";

/** A page of 3,000 px in a window of 800 px; the content begins at 60 px. */
const [pageHeight, windowHeight, barHeight] = [3_000, 800, 60];

function Page({ isEnabled = true, place = "/" }) {
  const ref = useRef<HTMLElement>(null);
  const isHidden = useHideOnScroll(ref, isEnabled, place);
  return (
    <>
      <header ref={ref} data-hidden={isHidden || undefined}>
        Menu
      </header>
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

beforeEach(() => {
  stub(document.documentElement, "scrollHeight", pageHeight);
  window.innerHeight = windowHeight;
  window.scrollY = 0;
});

function show(props?: { isEnabled: boolean }) {
  const view = render(<Page {...props} />);
  stub(screen.getByRole("banner"), "offsetHeight", barHeight);
  stub(screen.getByRole("main"), "offsetTop", barHeight);
  return view;
}

/** Scrolls through these places, one event each, and tells whether the bar is hidden then. */
function scroll(...places: number[]): boolean {
  for (const place of places) {
    window.scrollY = place;
    fireEvent.scroll(window);
  }
  return screen.getByRole("banner").hasAttribute("data-hidden");
}

it("does nothing where it is switched off", () => {
  show({ isEnabled: false });
  expect(scroll(100, 200, 300)).toBe(false);
});

it("ignores a trembling finger, but not a slow one", () => {
  show();
  expect(scroll(100, 200, 198, 199)).toBe(true);
  expect(scroll(198, 197, 196)).toBe(false);
});

it("is there near the top, however one came there", () => {
  show();
  expect(scroll(500, 600)).toBe(true);
  expect(scroll(20)).toBe(false);
  expect(scroll(55)).toBe(false);
});

it("takes the first scroll of a page for its beginning, not for a direction", () => {
  show();
  expect(scroll(1_500)).toBe(false);
  expect(scroll(1_600)).toBe(true);
});

it("stays away when the page springs back from its end", () => {
  show();
  const end = pageHeight - windowHeight;
  expect(scroll(2_000, end, end + 80, end + 30, end - 10)).toBe(true);
  expect(scroll(end - 100)).toBe(false);
});

it("stays when the page springs back from its top", () => {
  show();
  expect(scroll(10, -80, -30, 0, 8)).toBe(false);
});

it("does not come to lie over what has the focus", () => {
  show();
  expect(scroll(500, 600)).toBe(true);
  const link = screen.getByRole("link");
  act(() => link.focus());
  let top = 20;
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  expect(scroll(590)).toBe(true);
  top = 200;
  expect(scroll(580)).toBe(false);
});
