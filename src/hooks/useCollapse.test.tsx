import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { REDUCED_MOTION_DURATION } from "../config/constants";
import { useCollapse } from "./useCollapse";

function Group() {
  const { isOpen, isShown, panelRef, toggle } = useCollapse<HTMLDivElement>();
  return (
    <>
      <button aria-expanded={isOpen} onClick={toggle}>
        Blog
      </button>
      <div ref={panelRef} hidden={!isShown} data-testid="panel" />
    </>
  );
}

type Motion = { onfinish?: () => void; cancel: jest.Mock };

const height = jest.fn<number, []>();
const animate = jest.fn<Motion, [Keyframe, KeyframeAnimationOptions]>();
let motions: Motion[];

beforeEach(() => {
  motions = [];
  animate.mockReset().mockImplementation(() => {
    const motion: Motion = { cancel: jest.fn() };
    motions.push(motion);
    return motion;
  });
  Element.prototype.animate = animate as unknown as Element["animate"];
  Element.prototype.getBoundingClientRect = () =>
    ({ height: height() }) as DOMRect;
  height.mockReset().mockReturnValue(180);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

const press = () => userEvent.click(screen.getByRole("button"));
const panel = () => screen.getByTestId("panel");
const finish = () => act(() => motions.at(-1)?.onfinish?.());
const lastMotion = () => {
  const [frames, options] = animate.mock.lastCall ?? [];
  return { blockSize: frames?.blockSize, duration: options?.duration };
};

it("unfolds for as long as its height asks for", async () => {
  render(<Group />);
  await press();
  expect(screen.getByRole("button", { expanded: true })).toBeInTheDocument();
  expect(panel()).toBeVisible();
  expect(lastMotion()).toEqual({ blockSize: ["0px", "180px"], duration: 274 });
  expect(panel()).toHaveStyle({ overflow: "hidden" });
  finish();
  expect(motions[0]?.cancel).toHaveBeenCalled();
  expect(panel()).not.toHaveStyle({ overflow: "hidden" });
});

it("is there until it has folded", async () => {
  render(<Group />);
  await press();
  finish();
  await press();
  expect(screen.getByRole("button", { expanded: false })).toBeInTheDocument();
  expect(lastMotion()).toEqual({ blockSize: ["180px", "0px"], duration: 274 });
  expect(panel()).toBeVisible();
  finish();
  expect(panel()).not.toBeVisible();
});

it("turns round midway, from where it is", async () => {
  render(<Group />);
  await press();
  height.mockReturnValue(36);
  await press();
  expect(motions[0]?.cancel).toHaveBeenCalled();
  expect(lastMotion()).toEqual({ blockSize: ["36px", "0px"], duration: 192 });
});

it("takes no time with reduced motion", async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(<Group />);
  await press();
  expect(lastMotion().duration).toBe(REDUCED_MOTION_DURATION);
});

it("needs no motion where there is nothing to see", async () => {
  height.mockReturnValue(0);
  render(<Group />);
  await press();
  expect(animate).not.toHaveBeenCalled();
  expect(panel()).toBeVisible();
  await press();
  expect(panel()).not.toBeVisible();
});
