import { screen, within } from "@testing-library/react";
import type { NavbarItemInput } from "../../config/types";
import type { DocsContext } from "../../lib/docs";
import { getDocsVersionKey } from "../state/storageKeys";
import { docsPage } from "./testing/sampleDocs";
import { showDocsItems as show, withSampleDocs } from "./testing/showDocsItems";

withSampleDocs();

type Items = Parameters<typeof show>[0];
type Page = Parameters<typeof show>[1];

const setup = { type: "doc" as const, docId: "setup" };
const secret = { type: "doc" as const, docId: "secret" };
const english = { type: "doc" as const, docId: "english" };
const guides = { type: "docSidebar" as const, sidebarId: "guides" };
const menu = { type: "docsVersionDropdown" as const };
const api = { docsPluginId: "api" };
const elsewhere = { path: "/about" };
const german = { ...elsewhere, locale: "de" as const };
const on = (docs: Partial<DocsContext> = {}) => ({ docs: docsPage(docs) });

/** Lists where items lead, as "label address"; a star marks the item of the page. */
function listLinks(items: Items, page: Page): string[] {
  show(items, page);
  return screen.queryAllByRole("link", { hidden: true }).map((link) => {
    const mark = link.hasAttribute("data-active") ? " *" : "";
    return `${link.textContent} ${link.getAttribute("href")}${mark}`;
  });
}

test.each<[string, Items, Page, string[], picked?: string, query?: string]>([
  ["a doc in the last version", setup, elsewhere, ["setup /docs/setup"]],
  [
    "a doc in the version picked",
    setup,
    elsewhere,
    ["setup /docs/1.0/install"],
    "1.0",
  ],
  [
    "a doc in the page's version",
    setup,
    on({ version: "current" }),
    ["setup /docs/next/setup *"],
    "1.0",
  ],
  ["no unlisted doc", secret, on({ version: "current", id: "other" }), []],
  [
    "an unlisted doc on its own page",
    secret,
    on({ version: "current", id: "secret" }),
    ["secret /docs/next/secret *"],
  ],
  [
    "a doc in the last version, if the page's lacks it",
    secret,
    on({ version: "1.0", id: "other" }),
    ["secret /docs/secret"],
  ],
  ["a doc of this language", english, elsewhere, ["english /docs/english"]],
  ["no doc of another language", english, german, []],
  ["no unknown doc", { type: "doc", docId: "unknown" }, on(), []],
  [
    "the first page of a sidebar, under its label",
    guides,
    { ...on(), locale: "de" },
    ["Einrichten /de/docs/setup *"],
  ],
  [
    "a sidebar under the label of the item",
    { ...guides, label: "Guides" },
    elsewhere,
    ["Guides /docs/setup"],
  ],
  [
    "the first link of a sidebar, wherever that is",
    guides,
    elsewhere,
    ["Old & cold (opens in a new tab) https://old.example.org"],
    "1.0",
  ],
  [
    "the main page of a version, by instance",
    [{ type: "docsVersion" }, { type: "docsVersion", ...api }],
    elsewhere,
    ["1.0 <LTS> /docs/1.0/intro", "Next /api"],
    "1.0",
  ],
  [
    "the page in each version, with its query",
    menu,
    on(),
    [
      "Next /docs/next/setup?a=1#b",
      "2.0 /docs/setup?a=1#b *",
      "1.0 <LTS> /docs/1.0/install?a=1#b",
    ],
    "1.0",
    "?a=1#b",
  ],
  [
    "the start of each version that lacks the page",
    menu,
    on({ versions: { "2.0": "/docs/setup" } }),
    ["Next /docs/next", "2.0 /docs/setup *", "1.0 <LTS> /docs/1.0/intro"],
  ],
  [
    "the versions asked for, in their order, without another page's query",
    { ...menu, versions: ["1.0", "current"] },
    german,
    ["1.0 <LTS> /de/docs/1.0/intro", "In Arbeit /de/docs/next"],
    "",
    "?a=1#b",
  ],
])("leads to %s", (_, items, page, links, picked = "", query = "") => {
  if (picked) localStorage.setItem(getDocsVersionKey("default"), picked);
  history.replaceState(null, "", `/${query}`);
  expect(listLinks(items, page)).toEqual(links);
});

it.each<[NavbarItemInput, Partial<DocsContext> | null, boolean]>([
  [setup, { id: "other" }, true],
  [setup, { id: "other", sidebar: "api" }, false],
  [setup, { id: "other", sidebar: null }, false],
  [setup, { instance: "api" }, false],
  [guides, { id: "other" }, true],
  [guides, { sidebar: "api" }, false],
  [{ type: "docsVersion" }, { sidebar: null }, true],
  [{ type: "docsVersion" }, null, false],
])("marks %j on the page %j: %j", (item, docs, isMarked) => {
  const [link] = listLinks(item, docs ? on(docs) : {});
  expect(link?.endsWith("*")).toBe(isMarked);
});

it.each<[NavbarItemInput, Page, boolean]>([
  [{ type: "dropdown", label: "More", items: [setup] }, on(), true],
  [{ type: "dropdown", label: "More", items: [setup] }, elsewhere, false],
  [menu, on(), true],
])("lights a menu that holds the page: %j", (item, page, isLit) => {
  show(item, page);
  expect(screen.getByRole("button").hasAttribute("data-active")).toBe(isLit);
});

it("is one link where there is one version", () => {
  show({ ...menu, versions: ["1.0"] }, elsewhere);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link")).toHaveTextContent("1.0 <LTS>");
});

it("names the version, and the instance where it has a name", () => {
  const { unmount } = show(menu, german);
  expect(screen.getByRole("button")).toHaveAccessibleName("Version: 2.0");
  unmount();
  show({ ...menu, ...api }, elsewhere);
  expect(screen.getByRole("button")).toHaveAccessibleName("API, version: Next");
  const { container } = show({ ...menu, ...api }, german, "drawer");
  expect(within(container).getByText("API: Versionen")).toBeVisible();
});

it("shows nothing of an instance that is not there", () => {
  const items = [setup, menu, guides, { type: "docsVersion" as const }];
  show(items.map((item) => ({ ...item, docsPluginId: "none" })));
  expect(screen.getByRole("list")).toBeEmptyDOMElement();
});
