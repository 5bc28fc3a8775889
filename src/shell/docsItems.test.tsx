import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { navbarItemWithDefaults } from "../config/navbarItemWithDefaults";
import type { NavbarItemInput } from "../config/types";
import type { DocsContext } from "../lib/docsContext";
import { preferredVersion } from "../state/preferredVersion";
import { docsVersionKey } from "../state/storageKeys";
import { NavbarItem } from "./NavbarItem";
import { docsPage, sampleDocs } from "./testing/sampleDocs";

const key = docsVersionKey("default");
beforeEach(() => {
  Object.assign(globalThis, { hasDocsMenu: true, siteDocs: sampleDocs });
  act(() => preferredVersion("default").set(null));
  history.replaceState(null, "", "/");
});
afterEach(() => {
  Object.assign(globalThis, { hasDocsMenu: false, siteDocs: {} });
});

type Page = { docs?: DocsContext; locale?: "en" | "de"; path?: string };

function show(
  item: NavbarItemInput | NavbarItemInput[],
  { docs, locale = "en", path = "/docs/setup" }: Page = {},
  place: "bar" | "drawer" = "bar",
) {
  return renderInPage(
    <ul>
      {[item].flat().map((one, at) => (
        <NavbarItem item={navbarItemWithDefaults(one)} place={place} key={at} />
      ))}
    </ul>,
    { locale, path, docs },
  );
}

const store = (name: string) => {
  localStorage.setItem(key, name);
};
const setup = { type: "doc" as const, docId: "setup" };
const menu = { type: "docsVersionDropdown" as const };
const link = () => screen.getByRole("link");
const elsewhere = { path: "/about" };

it("leads to a doc in the page's version, then the one picked, then the last", () => {
  const { unmount } = show(setup, elsewhere);
  expect(link()).toHaveAttribute("href", "/docs/setup");
  expect(link()).toHaveTextContent("setup");
  unmount();
  store("1.0");
  const second = show(setup, elsewhere);
  expect(link()).toHaveAttribute("href", "/docs/1.0/install");
  second.unmount();
  show(setup, { docs: docsPage({ version: "current" }) });
  expect(link()).toHaveAttribute("href", "/docs/next/setup");
});

it.each([
  ["secret", "current", "other", null],
  ["secret", "current", "secret", "/docs/next/secret"],
  ["secret", "1.0", "other", "/docs/secret"],
  ["english", "2.0", "other", "/docs/english"],
  ["unknown", "2.0", "other", null],
])("shows doc %s in %s on the page %s at %j", (docId, version, id, href) => {
  show({ type: "doc", docId }, { docs: docsPage({ version, id }) });
  expect(screen.queryByRole("link")?.getAttribute("href") ?? null).toBe(href);
});

it("shows no doc that the reader's language lacks", () => {
  show({ type: "doc", docId: "english" }, { locale: "de", ...elsewhere });
  expect(screen.queryByRole("link")).toBeNull();
});

it.each<[NavbarItemInput, Partial<DocsContext> | null, boolean]>([
  [setup, {}, true],
  [setup, { id: "other" }, true],
  [setup, { id: "other", sidebar: "api" }, false],
  [setup, { id: "other", sidebar: null }, false],
  [setup, { collection: "api" }, false],
  [setup, null, false],
  [{ type: "docSidebar", sidebarId: "guides" }, { id: null }, true],
  [{ type: "docSidebar", sidebarId: "guides" }, { sidebar: "api" }, false],
  [{ type: "docsVersion" }, { sidebar: null }, true],
  [{ type: "docsVersion" }, null, false],
  [{ type: "docsVersion", to: "/docs/setup" }, {}, true],
  [{ type: "docsVersion", to: "/docs/versions" }, {}, false],
])("marks %j on the page %j: %j", (item, docs, isMarked) => {
  show(item, docs ? { docs: docsPage(docs) } : {});
  expect(link().hasAttribute("data-active")).toBe(isMarked);
});

it("leads to a sidebar's first page under its label, or under the item's", () => {
  const item = { type: "docSidebar" as const, sidebarId: "guides" };
  show(item, { docs: docsPage(), locale: "de" });
  expect(link()).toHaveAttribute("href", "/de/docs/setup");
  expect(link()).toHaveTextContent("Einrichten");
  show({ ...item, label: "Guides" }, elsewhere);
  expect(screen.getByRole("link", { name: "Guides" })).toBeVisible();
});

it("leads to a sidebar's first link, wherever that is", () => {
  store("1.0");
  show({ type: "docSidebar", sidebarId: "guides" }, elsewhere);
  expect(link()).toHaveAttribute("href", "https://old.example.org");
  expect(link()).toHaveTextContent(/^Old & cold/);
});

it("leads to the main page of the version at hand", () => {
  store("1.0");
  show([{ type: "docsVersion" }, { type: "docsVersion", docsPluginId: "api" }]);
  const [own, api] = screen.getAllByRole("link");
  expect(own).toHaveTextContent("1.0 <LTS>");
  expect(own).toHaveAttribute("href", "/docs/1.0/intro");
  expect(api).toHaveAttribute("href", "/api");
});

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

it("lights a dropdown that holds the page", () => {
  const item = { type: "dropdown" as const, label: "More", items: [setup] };
  const { unmount } = show(item, { docs: docsPage() });
  expect(screen.getByRole("button")).toHaveAttribute("data-active");
  unmount();
  show(item, elsewhere);
  expect(screen.getByRole("button")).not.toHaveAttribute("data-active");
});

it("shows nothing of a collection that is not there", () => {
  show([
    { ...setup, docsPluginId: "none" },
    { ...menu, docsPluginId: "none" },
    { type: "docsVersion", docsPluginId: "none" },
  ]);
  expect(screen.getByRole("list")).toBeEmptyDOMElement();
});
