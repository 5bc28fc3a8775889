import { act, renderHook } from "@testing-library/react";
import { useOpenOn } from "./useOpenOn";

it("is closed from the first moment of another place on, and stays so", () => {
  const seen: [string, boolean][] = [];
  const { result, rerender } = renderHook(
    (place) => {
      const opened = useOpenOn(place);
      seen.push([place, opened.isOpen]);
      return opened;
    },
    { initialProps: "/a" },
  );
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  seen.length = 0;
  rerender("/b");
  // The first of these React throws away, and renders anew before its effects.
  expect(seen.slice(1)).toEqual([["/b", false]]);
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.close());
  rerender("/a");
  expect(result.current.isOpen).toBe(false);
});
