import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { describeNumerals } from "../../lib/numerals";
import { Copyright } from "./Footer";

const numerals = describeNumerals("en-GB");
const page = (
  <Copyright text="© {year} Alex, since {year}" numerals={numerals} />
);
let root: Root;

afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
});

const at = (date: string) =>
  jest.useFakeTimers({ now: new Date(date), doNotFake: ["queueMicrotask"] });

it.each([
  ["2026-12-31T22:59:59Z", "2026"],
  ["2026-12-31T23:00:00Z", "2027"],
])("built in 2026 and read at %s, it says %s as in Berlin", (read, year) => {
  const place = document.createElement("div");
  place.innerHTML = "<p>© 2026 Alex, since 2026</p>";
  at(read);
  // Console noise, such as a mismatch, fails the test.
  act(() => {
    root = hydrateRoot(place, page);
  });
  expect(place).toHaveTextContent(`© ${year} Alex, since ${year}`);
});
