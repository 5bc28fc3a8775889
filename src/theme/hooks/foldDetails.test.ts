import { foldDetails, getFoldDuration } from "./foldDetails";

let prefersReduced = false;
const motions: { onfinish?: () => void; cancel: jest.Mock }[] = [];
const animate = jest.fn(() => {
  const motion = { cancel: jest.fn() };
  motions.push(motion);
  return motion as unknown as Animation;
});

beforeAll(() => {
  window.matchMedia = () => ({ matches: prefersReduced }) as MediaQueryList;
  foldDetails();
});

beforeEach(() => {
  prefersReduced = false;
  motions.length = 0;
  document.body.innerHTML =
    '<details><summary>More <a href="#top">top</a></summary>Text</details>';
  const details = getDetails();
  details.animate = animate;
  details.getBoundingClientRect = () =>
    ({ height: details.open ? 220 : 40 }) as DOMRect;
});

const getDetails = () =>
  document.querySelector("details") as HTMLDetailsElement;
const press = (selector = "summary") =>
  document.querySelector<HTMLElement>(selector)?.click();

it.each([
  [0, 40],
  [36, 192],
  [180, 274],
  [576, 372],
  [2_000, 561],
])("folds %d pixels in %d milliseconds", (height, expected) => {
  expect(getFoldDuration(height)).toBe(expected);
});

it("takes a millisecond with reduced motion", () => {
  prefersReduced = true;
  expect(getFoldDuration(2_000)).toBe(1);
});

it("opens for as long as the height asks for", () => {
  press();
  expect(getDetails().open).toBe(true);
  expect(animate).toHaveBeenLastCalledWith(
    { blockSize: ["40px", "220px"], overflow: ["clip", "clip"] },
    { duration: 274, easing: "ease-in-out" },
  );
});

it("closes after its motion, and turns round midway", () => {
  getDetails().open = true;
  press();
  expect(getDetails().open).toBe(true);
  expect(getDetails()).toHaveAttribute("data-folding");
  press();
  expect(motions[0]?.cancel).toHaveBeenCalled();
  expect(getDetails()).not.toHaveAttribute("data-folding");
  press();
  motions.at(-1)?.onfinish?.();
  expect(getDetails().open).toBe(false);
  expect(getDetails()).not.toHaveAttribute("data-folding");
});

it("leaves a link in the summary alone", () => {
  press("a");
  expect(getDetails().open).toBe(false);
});
