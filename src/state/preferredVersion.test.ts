import { siteConfig } from "../config/resolved";
import { preferredVersion } from "./preferredVersion";
import { docsVersionKey } from "./storageKeys";

const key = docsVersionKey;
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it("keeps a pick in the browser, under Docusaurus's key", () => {
  preferredVersion("default").set("2.0");
  expect(localStorage.getItem("docs-preferred-version-default")).toBe("2.0");
  preferredVersion("default").set(null);
  expect(localStorage).toHaveLength(0);
  expect(preferredVersion("default").get()).toBeNull();
});

it("keeps collections apart", () => {
  localStorage.setItem(key("api"), "1.0");
  expect(preferredVersion("api").get()).toBe("1.0");
  expect(preferredVersion("guide").get()).toBeNull();
});

it("tells all who listen, of this tab and of others", () => {
  const preferred = preferredVersion("tabs");
  const heard: (string | null)[] = [];
  const stop = preferred.listen(() => heard.push(preferred.get()));
  preferred.set("2.0");
  window.dispatchEvent(
    new StorageEvent("storage", { key: key("tabs"), newValue: "1.0" }),
  );
  stop();
  preferred.set("3.0");
  expect(heard).toEqual(["2.0", "1.0"]);
});

it("holds for the visit where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  preferredVersion("blocked").set("2.0");
  expect(preferredVersion("blocked").get()).toBe("2.0");
});

it("stores nothing, and clears what was, where the owner wants it so", () => {
  jest.replaceProperty(siteConfig, "docs", {
    private: { rememberVersion: false },
  });
  localStorage.setItem(key("private"), "1.0");
  const preferred = preferredVersion("private");
  expect(preferred.get()).toBeNull();
  const stop = preferred.listen(() => undefined);
  expect(localStorage).toHaveLength(0);
  preferred.set("2.0");
  expect(preferred.get()).toBe("2.0");
  expect(localStorage).toHaveLength(0);
  stop();
});
