import { act, renderHook } from "@testing-library/react";
import { nothingChosen } from "./searchPages";
import type { Search } from "./searchAddress";
import { useOwnAddress } from "./useWanted";

const asks = (query: string): Search => ({ query, chosen: nothingChosen });
const open = (search: Search | undefined) =>
  renderHook(({ wanted }) => useOwnAddress(wanted), {
    initialProps: { wanted: search },
  });
const wait = () => act(() => jest.advanceTimersByTime(1000));
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ key: 1 }, "", "/search?q=a&other=1");
});
afterEach(() => jest.useRealTimers());

it("writes once when somebody has typed", () => {
  const replace = jest.spyOn(window.history, "replaceState");
  const { rerender } = open(asks("a"));
  for (const query of ["ab", "abc", "abcd"]) {
    rerender({ wanted: asks(query) });
    expect(address()).toBe("/search?q=a&other=1");
  }
  wait();
  expect(address()).toBe("/search?q=abcd");
  expect(window.history.state).toEqual({ key: 1 });
  expect(replace).toHaveBeenCalledTimes(1);
  replace.mockRestore();
});

it("writes at once before somebody leaves, and nothing after", () => {
  const { rerender, result } = open(asks("a"));
  rerender({ wanted: asks("ab") });
  result.current();
  expect(address()).toBe("/search?q=ab");
  window.history.pushState(null, "", "/blog/ab");
  wait();
  expect(address()).toBe("/blog/ab");
});

it.each([
  ["says what is wanted", asks("a")],
  ["is not the search's", undefined],
])("leaves an address that %s", (_, search) => {
  open(search);
  wait();
  expect(address()).toBe("/search?q=a&other=1");
});
