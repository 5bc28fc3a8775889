import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const slot = storageSlot(storageKeys.colorMode);

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("reads again when the page comes back from the back/forward cache", () => {
  const heard: (string | null)[] = [];
  slot.set("dark");
  const stop = slot.listen((value) => heard.push(value));
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  comeBack(false);
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
  window.sessionStorage.setItem(storageKeys.scroll, "of this tab");
  window.dispatchEvent(
    Object.assign(new Event("pageshow"), { persisted: true }),
  );
  stop();
  window.sessionStorage.clear();
  expect(heard).toEqual(["of this tab"]);
});

const deny = () => {
  throw new DOMException("Access is denied.", "SecurityError");
};

it.each([
  [
    "touched",
    () => jest.spyOn(window, "localStorage", "get").mockImplementation(deny),
  ],
  [
    "written",
    () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(deny),
  ],
])("keeps a value for a while where storage throws when %s", (_, block) => {
  block();
  const blocked = storageSlot(storageKeys.colorMode);
  blocked.set("dark");
  expect(blocked.get()).toBe("dark");
  blocked.delete();
  expect(blocked.get()).toBeNull();
});
