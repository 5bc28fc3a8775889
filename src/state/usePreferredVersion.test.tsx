import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { siteConfig } from "../config/resolved";
import { ThemeProvider } from "../config/ThemeProvider";
import { getDocsVersionKey as key } from "./storageKeys";
import { usePreferredVersion } from "./usePreferredVersion";

const docs = { private: { rememberVersion: false } };

const show = (instance: string) =>
  renderHook(() => usePreferredVersion(instance, ["1.0", "2.0"]), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ThemeProvider config={{ ...siteConfig, docs }}>{children}</ThemeProvider>
    ),
  }).result;

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

it("stores nothing, and clears what was, where the owner wants it so", () => {
  localStorage.setItem(key("private"), "1.0");
  const result = show("private");
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]("2.0"));
  expect(result.current[0]).toBe("2.0");
  expect(localStorage).toHaveLength(0);
});
