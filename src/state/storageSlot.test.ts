import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const slot = storageSlot(storageKeys.colorMode);

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("reads again when the page comes back from the back/forward cache", () => {
  const heard: (string | null)[] = [];
  const stop = slot.listen((value) => heard.push(value));
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  slot.set("dark");
  comeBack(false);
  comeBack(true);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  comeBack(true);
  stop();
  comeBack(true);
  expect(heard).toEqual(["dark"]);
});

it("reads the area that it is a slot of", () => {
  const session = storageSlot(storageKeys.scroll, "sessionStorage");
  const heard: (string | null)[] = [];
  const stop = session.listen((value) => heard.push(value));
  window.localStorage.setItem(storageKeys.scroll, "of all tabs");
  session.set("of this tab");
  window.dispatchEvent(
    Object.assign(new Event("pageshow"), { persisted: true }),
  );
  stop();
  window.sessionStorage.clear();
  expect(heard).toEqual(["of this tab"]);
});

it.each([
  ["a set", { key: storageKeys.colorMode, newValue: "dark" }, ["dark"]],
  ["a deletion", { key: storageKeys.colorMode, newValue: null }, [null]],
  ["a clear", { key: null, newValue: null }, [null]],
  ["another key", { key: "other", newValue: "x" }, []],
])("reports %s in another tab", (_what, init, expected) => {
  const heard: (string | null)[] = [];
  const stop = slot.listen((value) => heard.push(value));
  window.dispatchEvent(new StorageEvent("storage", init));
  stop();
  window.dispatchEvent(new StorageEvent("storage", init));
  expect(heard).toEqual(expected);
});
