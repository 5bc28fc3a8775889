import { foldDetails } from "./foldDetails";

type Motion = { onfinish?: () => void; cancel: jest.Mock };
const motions: Motion[] = [];
const animate = jest.fn<Motion, unknown[]>(() => {
  const motion = { cancel: jest.fn() };
  motions.push(motion);
  return motion;
});

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

let details: HTMLDetailsElement;
beforeEach(() => {
  animate.mockClear();
  motions.length = 0;
  document.body.innerHTML =
    "<ul><li><details><summary><b>Guides</b></summary><ul><li>A</li></ul></details></li></ul>";
  details = document.querySelector("details") as HTMLDetailsElement;
  const panel = details.lastElementChild as HTMLElement;
  panel.animate = animate as unknown as typeof panel.animate;
  panel.getBoundingClientRect = () => ({ height: 180 }) as DOMRect;
});

it("opens for as long as its height asks for", () => {
  foldDetails(details);
  expect(details.open).toBe(true);
  expect(animate).toHaveBeenCalledWith(
    { blockSize: ["0px", "180px"] },
    { duration: 274, easing: "ease-in-out", fill: "forwards" },
  );
  motions[0]?.onfinish?.();
  expect(details.open).toBe(true);
  expect(details.lastElementChild).not.toHaveStyle({ overflow: "hidden" });
});

it("closes when it has been seen to, and turns round midway", () => {
  details.open = true;
  foldDetails(details);
  expect(details).toHaveAttribute("data-closing");
  expect(details.open).toBe(true);
  foldDetails(details);
  expect(motions[0]?.cancel).toHaveBeenCalled();
  expect(details).not.toHaveAttribute("data-closing");
  foldDetails(details);
  motions.at(-1)?.onfinish?.();
  expect(details.open).toBe(false);
  expect(details).not.toHaveAttribute("data-closing");
});
