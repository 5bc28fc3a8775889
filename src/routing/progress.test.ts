import { beginProgress, endProgress, provideBar } from "./progress";

const bar = { show: jest.fn(), finish: jest.fn() };

let day = 0;

beforeEach(() => {
  // Long after the test before, whose bar has faded out.
  jest.useFakeTimers({ now: ++day * 86_400_000 });
  jest.resetAllMocks();
  provideBar(bar);
});
afterEach(endProgress);

it("shows the bar after 200 ms, and no sooner", () => {
  beginProgress();
  jest.advanceTimersByTime(199);
  expect(bar.show).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(bar.show).toHaveBeenCalledTimes(1);
  endProgress();
  expect(bar.finish).toHaveBeenCalledTimes(1);
});

it("shows none where the page comes sooner", () => {
  beginProgress();
  jest.advanceTimersByTime(150);
  endProgress();
  jest.advanceTimersByTime(5_000);
  expect(bar.show).not.toHaveBeenCalled();
  expect(bar.finish).not.toHaveBeenCalled();
});

it("counts from the last navigation, and shows one bar for several", () => {
  beginProgress();
  jest.advanceTimersByTime(150);
  beginProgress();
  jest.advanceTimersByTime(150);
  expect(bar.show).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  beginProgress();
  jest.advanceTimersByTime(5_000);
  expect(bar.show).toHaveBeenCalledTimes(1);
});

it("waits until the last bar has faded out", () => {
  beginProgress();
  jest.advanceTimersByTime(200);
  endProgress();
  beginProgress();
  jest.advanceTimersByTime(400);
  expect(bar.show).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(bar.show).toHaveBeenCalledTimes(2);
});
