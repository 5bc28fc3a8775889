import { siteConfig } from "../config/resolved";
import { docsVersionKey as key } from "./storageKeys";
import {
  listenForPick,
  pickVersion,
  preferredVersion,
} from "./usePreferredVersion";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it("keeps instances apart", () => {
  localStorage.setItem(key("api"), "1.0");
  expect(preferredVersion("api")).toBe("1.0");
  expect(preferredVersion("guide")).toBeNull();
});

it("stores nothing, and clears what was, where the owner wants it so", () => {
  jest.replaceProperty(siteConfig, "docs", {
    private: { rememberVersion: false },
  });
  localStorage.setItem(key("private"), "1.0");
  expect(preferredVersion("private")).toBeNull();
  const stop = listenForPick("private", () => undefined);
  expect(localStorage).toHaveLength(0);
  pickVersion("private", "2.0");
  expect(preferredVersion("private")).toBe("2.0");
  expect(localStorage).toHaveLength(0);
  stop();
});
