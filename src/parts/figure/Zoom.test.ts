import { Zoom } from "./Zoom";

let dialog: HTMLElement;
let button: HTMLButtonElement;
let picture: HTMLImageElement;
let resize: () => void;
let scrolled: number[][];

/** As wide as it is shown; its file has 1440 pixels. */
let shown: number;

beforeEach(() => {
  document.body.innerHTML = `<div><button></button><img src="/a.png" width="1440" height="720" alt=""></div>`;
  dialog = document.querySelector("div") as HTMLElement;
  button = document.querySelector("button") as HTMLButtonElement;
  picture = document.querySelector("img") as HTMLImageElement;
  shown = 350;
  scrolled = [];
  dialog.scrollBy = (...by: unknown[]) => scrolled.push(by as number[]);
  const isOn = () => button.getAttribute("aria-pressed") === "true";
  for (const [node, width, height] of [
    [dialog, () => 390, () => 844],
    [picture, () => (isOn() ? 1440 : shown), () => (isOn() ? 720 : 175)],
  ] as const) {
    Object.defineProperty(node, "clientWidth", { get: width });
    Object.defineProperty(node, "clientHeight", { get: height });
  }
  picture.getBoundingClientRect = () =>
    new DOMRect(20, 60, picture.clientWidth, picture.clientHeight);
  jest.spyOn(window, "ResizeObserver").mockImplementation((callback) => {
    resize = () => callback([], {} as ResizeObserver);
    return { observe: jest.fn(), disconnect: jest.fn(), unobserve: jest.fn() };
  });
});
afterEach(() => jest.restoreAllMocks());

const start = () => {
  const zoom = new Zoom(dialog, button, picture);
  resize();
  return zoom;
};

test("is offered where the picture is larger than it is shown, and stays while it is used", () => {
  const zoom = start();
  expect(button).toBeVisible();
  expect(button).toHaveAttribute("aria-pressed", "false");
  zoom.toggle();
  resize();
  expect(button).toBeVisible();
  zoom.toggle();
  shown = 1300;
  resize();
  expect(zoom.canToggle).toBe(false);
  expect(button).not.toBeVisible();
});

test("the focus does not vanish with its button", () => {
  const close = document.createElement("button");
  dialog.prepend(close);
  start();
  button.focus();
  shown = 1300;
  resize();
  expect(close).toHaveFocus();
});

test("what was pressed comes to the middle; without a place, the picture's own", () => {
  const zoom = start();
  zoom.toggle({ clientX: 20 + 0.8 * 350, clientY: 60 + 0.5 * 175 });
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(button).toHaveFocus();
  expect(scrolled).toEqual([[20 + 0.8 * 1440 - 195, 60 + 360 - 422]]);
  zoom.toggle();
  expect(button).toHaveAttribute("aria-pressed", "false");
});

test("arrows move the large picture, and are left alone before", () => {
  const zoom = start();
  expect(zoom.move("ArrowRight")).toBe(false);
  zoom.toggle();
  scrolled = [];
  expect(zoom.move("ArrowRight")).toBe(true);
  expect(zoom.move("Tab")).toBe(false);
  expect(scrolled).toEqual([[78, 0]]);
});
