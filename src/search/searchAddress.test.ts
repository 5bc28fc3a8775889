import { act, renderHook } from "@testing-library/react";
import {
  readSearchAddress,
  toSearchAddress,
  useSearchAddress,
} from "./searchAddress";
import type { SearchInput } from "./searchAddress";
import { noFilters } from "./searchPages";

it("reads back what it wrote", () => {
  const search = {
    query: "a & b+ü",
    filters: { ...noFilters, tag: "Front end", year: "2026" },
  };
  const address = toSearchAddress(search);
  expect(address).toMatch(/^\?q=a\+%26\+b%2B%C3%BC&tag=Front\+end&year=2026$/);
  expect(readSearchAddress(address)).toEqual(search);
});

it("has no query for nothing", () => {
  expect(toSearchAddress({ query: "", filters: noFilters })).toBe("");
  expect(readSearchAddress("?other=1")).toEqual({
    query: "",
    filters: noFilters,
  });
});

it("takes no language that the site does not speak", () => {
  expect(readSearchAddress("?lang=de").filters.lang).toBe("de");
  expect(readSearchAddress("?lang=%3C%25").filters).toEqual(noFilters);
});

const asks = (query: string): SearchInput => ({ query, filters: noFilters });
const open = (asked: SearchInput | undefined) =>
  renderHook(({ wanted }) => useSearchAddress(wanted), {
    initialProps: { wanted: asked },
  });
const wait = () => act(() => jest.advanceTimersByTime(1000));
const address = () => window.location.pathname + window.location.search;

describe("in the address", () => {
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

  it.each([
    ["says what is wanted", asks("a")],
    ["is not the search's", undefined],
  ])("leaves an address that %s", (_, search) => {
    open(search);
    wait();
    expect(address()).toBe("/search?q=a&other=1");
  });
});
