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

it("keeps a pick in the browser, under Docusaurus's key", () => {
  pickVersion("default", "2.0");
  expect(localStorage.getItem("docs-preferred-version-default")).toBe("2.0");
  pickVersion("default", null);
  expect(localStorage).toHaveLength(0);
  expect(preferredVersion("default")).toBeNull();
});

it("keeps collections apart", () => {
  localStorage.setItem(key("api"), "1.0");
  expect(preferredVersion("api")).toBe("1.0");
  expect(preferredVersion("guide")).toBeNull();
});

it("tells all who listen, of this tab and of others", () => {
  const heard: (string | null)[] = [];
  const stop = listenForPick("tabs", () =>
    heard.push(preferredVersion("tabs")),
  );
  pickVersion("tabs", "2.0");
  window.dispatchEvent(
    new StorageEvent("storage", { key: key("tabs"), newValue: "1.0" }),
  );
  stop();
  pickVersion("tabs", "3.0");
  expect(heard).toEqual(["2.0", "1.0"]);
});

it("holds for the visit where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  pickVersion("blocked", "2.0");
  expect(preferredVersion("blocked")).toBe("2.0");
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
