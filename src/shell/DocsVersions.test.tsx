import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { docsVersionKey } from "../state/storageKeys";
import { docsPage } from "./testing/sampleDocs";
import { showDocsItems as show, withSampleDocs } from "./testing/showDocsItems";

withSampleDocs();

const key = docsVersionKey("default");
const store = (name: string) => {
  localStorage.setItem(key, name);
};
const setup = { type: "doc" as const, docId: "setup" };
const menu = { type: "docsVersionDropdown" as const };
const elsewhere = { path: "/about" };

async function openMenu(name: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name }));
  return user;
}
const entries = () =>
  screen
    .getAllByRole("link")
    .map((one) => [one.textContent, one.getAttribute("href")]);

it("offers the same page in other versions, with query and hash", async () => {
  history.replaceState(null, "", "/docs/setup?a=1#b");
  show(menu, { docs: docsPage({ versions: { "2.0": "/docs/setup" } }) });
  const user = await openMenu("Version: 2.0");
  // The router has not heard of the address that this test has written.
  await user.tab();
  expect(entries()).toEqual([
    ["Next", "/docs/next?a=1#b"],
    ["2.0", "/docs/setup?a=1#b"],
    ["1.0 <LTS>", "/docs/1.0/intro?a=1#b"],
  ]);
  const here = screen.getByRole("link", { name: "2.0" });
  expect(here).toHaveAttribute("aria-current", "page");
  expect(here).toHaveAttribute("data-active");
});

it("leaves the query of other pages there", () => {
  history.replaceState(null, "", "/about?tag=a#b");
  show(menu, { ...elsewhere, locale: "de" });
  fireEvent.focus(screen.getAllByRole("link", { hidden: true })[0] as Element);
  expect(entries().map(([, href]) => href)).toEqual([
    "/de/docs/next",
    "/de/docs",
    "/de/docs/1.0/intro",
  ]);
});

it("keeps what is picked, for all items and for later", async () => {
  show([menu, { type: "docsVersion" }], elsewhere);
  const user = await openMenu("Version: 2.0");
  const old = screen.getByRole("link", { name: "1.0 <LTS>" });
  old.addEventListener("click", (event) => event.preventDefault());
  await user.click(old);
  expect(localStorage.getItem(key)).toBe("1.0");
  expect(
    screen.getByRole("button", { name: "Version: 1.0 <LTS>" }),
  ).toBeVisible();
  expect(screen.getAllByRole("link").at(-1)).toHaveTextContent("1.0 <LTS>");
});

it("follows what is picked in another tab", () => {
  show(menu, elsewhere);
  act(() => {
    window.dispatchEvent(
      new StorageEvent("storage", { key, newValue: "current" }),
    );
  });
  expect(screen.getByRole("button")).toHaveAccessibleName("Version: Next");
});

it("drops a version that is none any more", () => {
  store("0.9");
  show(menu, elsewhere);
  expect(screen.getByRole("button")).toHaveAccessibleName("Version: 2.0");
  expect(localStorage.getItem(key)).toBeNull();
});

it("shows the versions asked for, by their names, between other entries", async () => {
  show(
    {
      ...menu,
      versions: { "1.0": { label: { en: "Old", de: "Alt" } }, current: {} },
      dropdownItemsBefore: [{ label: "All", to: "/docs/versions" }],
      dropdownItemsAfter: [{ ...setup, label: "Setup" }],
    },
    { locale: "de", ...elsewhere },
  );
  await openMenu("Version: Alt");
  expect(entries().map(([label]) => label)).toEqual([
    "All",
    "Alt",
    "In Arbeit",
    "Setup",
  ]);
});

it("is one link where there is one entry", () => {
  show({ ...menu, versions: ["1.0"] }, elsewhere);
  expect(screen.queryByRole("button")).toBeNull();
  expect(entries()).toEqual([["1.0 <LTS>", "/docs/1.0/intro"]]);
  store("2.0");
});

it("may stay unmarked on its own pages", () => {
  const docs = docsPage();
  const { unmount } = show(menu, { docs });
  expect(screen.getByRole("button")).toHaveAttribute("data-active");
  unmount();
  show({ ...menu, dropdownActiveClassDisabled: true }, { docs });
  expect(screen.getByRole("button")).not.toHaveAttribute("data-active");
});

it("names the collection where it has a name", () => {
  const item = {
    ...menu,
    docsPluginId: "api",
    dropdownItemsAfter: [{ label: "All", to: "/api/all" }],
  };
  show(item, elsewhere);
  expect(screen.getByRole("button")).toHaveAccessibleName("API, version: Next");
  const { container } = show(item, { ...elsewhere, locale: "de" }, "drawer");
  expect(
    within(container).getByRole("button", { name: "API: Versionen" }),
  ).toBeVisible();
});
