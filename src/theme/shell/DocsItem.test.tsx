import { screen } from "@testing-library/react";
import type { NavbarItemInput } from "../../config/types";
import type { DocsContext } from "../../lib/docs";
import { getDocsVersionKey } from "../state/storageKeys";
import { docsPage } from "./testing/sampleDocs";
import { showDocsItems as show, withSampleDocs } from "./testing/showDocsItems";

withSampleDocs();

const key = getDocsVersionKey("default");
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
  [setup, { instance: "api" }, false],
  [setup, null, false],
  [{ type: "docSidebar", sidebarId: "guides" }, { id: "other" }, true],
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

it("lights a dropdown that holds the page", () => {
  const item = { type: "dropdown" as const, label: "More", items: [setup] };
  const { unmount } = show(item, { docs: docsPage() });
  expect(screen.getByRole("button")).toHaveAttribute("data-active");
  unmount();
  show(item, elsewhere);
  expect(screen.getByRole("button")).not.toHaveAttribute("data-active");
});

it("shows nothing of an instance that is not there", () => {
  show([
    { ...setup, docsPluginId: "none" },
    { ...menu, docsPluginId: "none" },
    { type: "docsVersion", docsPluginId: "none" },
    { type: "docSidebar", sidebarId: "guides", docsPluginId: "none" },
  ]);
  expect(screen.getByRole("list")).toBeEmptyDOMElement();
});
