import { act, renderHook } from "@testing-library/react";
import { getDocsVersionKey as key } from "./storageKeys";
import { usePreferredVersion } from "./usePreferredVersion";

const show = (instance: string) =>
  renderHook(() => usePreferredVersion(instance, ["1.0", "2.0"])).result;

afterEach(() => localStorage.clear());

it("keeps instances apart", () => {
  localStorage.setItem(key("api"), "1.0");
  expect(show("api").current[0]).toBe("1.0");
  expect(show("guide").current[0]).toBeNull();
});

it("forgets a version that is gone", () => {
  localStorage.setItem(key("api"), "0.9");
  expect(show("api").current[0]).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it("stores the version that a reader picks", () => {
  const result = show("api");
  act(() => result.current[1]("2.0"));
  expect(result.current[0]).toBe("2.0");
  expect(localStorage.getItem(key("api"))).toBe("2.0");
});
