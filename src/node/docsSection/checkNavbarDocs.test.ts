/** @jest-environment node */
import type { NavbarItemInput } from "../../config/types";
import { formatProblem } from "../content/problem";
import { checkNavbarDocs } from "./checkNavbarDocs";
import type { DocsPlan } from "./planDocs";
import { docRef } from "./testing/docRef";
import { handbook, navbarSite } from "./testing/navbarSite";

type Own = Omit<Parameters<typeof navbarSite>[0], "items"> & {
  unread?: string[];
  unreadSidebars?: string[];
  change?: (plan: DocsPlan) => void;
};

function report(
  items: NavbarItemInput | NavbarItemInput[],
  { unread = [], unreadSidebars = [], change, ...own }: Own = {},
): string[] {
  const site = navbarSite({ items: [items].flat(), ...own });
  change?.(site.plan);
  const problems = checkNavbarDocs({
    ...site,
    unread,
    unreadSidebars,
    lineOf: () => 7,
  });
  return problems.map((problem) => formatProblem(problem));
}

const doc = (docId: string) => ({ type: "doc" as const, docId });
const sidebar = (sidebarId: string) => ({
  type: "docSidebar" as const,
  sidebarId,
});
const menu = { type: "docsVersionDropdown" as const };

test("what is there is no fault", () => {
  const items: NavbarItemInput[] = [
    { label: "Home", to: "/about" },
    doc("setup"),
    sidebar("defaultSidebar"),
    { type: "docsVersion", docsPluginId: "api" },
    { ...menu, versions: ["1.0", "current"] },
    { type: "dropdown", label: "More", items: [doc("index")] },
  ];
  expect(report(items)).toEqual([]);
});

test("an unknown doc, with the versions and the nearest ids", () => {
  const item = {
    type: "dropdown" as const,
    label: "More",
    items: [doc("sepup")],
  };
  expect(report(item)).toEqual([
    `src/config/site.ts:7  navbar.items[0].items[0].docId
  There is no doc "sepup" in versions "current", "2.0", "1.0".
  Value: "sepup"
  Allowed: setup, index, plans
  Fix: Did you mean "setup"?
  Item: {"type":"doc","docId":"sepup"}`,
  ]);
});

test("a doc that readers of the last version don't have", () => {
  expect(report(doc("plans"))).toEqual([
    `src/config/site.ts:7  navbar.items[0].docId
  The doc "plans" is only in version "current", and readers get "2.0" by default.
  Value: "plans"
  Allowed: a doc of version "2.0"
  Fix: Add it to version "2.0", or remove the item until a version that has it is the last one.
  Item: {"type":"doc","docId":"plans"}`,
  ]);
});

test("a draft hides its item without a word", () => {
  const drafts = [{ area: "docs@2.0", docId: "later" }];
  expect(report(doc("later"), { drafts })).toEqual([]);
  expect(report(doc("later"))).toHaveLength(1);
});

test("docs that there are none of", () => {
  expect(report(doc("a"), { docs: [] })).toEqual([
    `src/config/site.ts:7  navbar.items[0]
  This item leads to docs, and there is no published text in content/docs.
  Fix: Begin them with a text in content/docs, such as content/docs/index.mdx, or remove the item.
  Item: {"type":"doc","docId":"a"}`,
  ]);
  expect(report({ ...menu, docsPluginId: "apis" })).toEqual([
    `src/config/site.ts:7  navbar.items[0].docsPluginId
  This item leads to docs, and there is no published text in content/docs-apis.
  Value: "apis"
  Allowed: default, api
  Fix: Did you mean "api"?
  Item: {"type":"docsVersionDropdown","docsPluginId":"apis"}`,
  ]);
});

test("an unknown sidebar", () => {
  expect(report(sidebar("defaultSideber"))).toEqual([
    `src/config/site.ts:7  navbar.items[0].sidebarId
  There is no sidebar "defaultSideber" in versions "current", "2.0", "1.0".
  Value: "defaultSideber"
  Allowed: defaultSidebar
  Fix: Did you mean "defaultSidebar"?
  Item: {"type":"docSidebar","sidebarId":"defaultSideber"}`,
  ]);
});

test("a sidebar with nothing to link to, in all languages", () => {
  const empty = (locales: string[]) => (plan: DocsPlan) => {
    for (const { version, locale, sidebars } of plan.versions) {
      if (version.name === "1.0" && locales.includes(locale)) {
        for (const one of sidebars) one.items = [];
      }
    }
  };
  const item = sidebar("defaultSidebar");
  expect(report(item, { change: empty(["de"]) })).toEqual([]);
  expect(report(item, { change: empty(["en", "de"]) })).toEqual([
    `src/config/site.ts:7  navbar.items[0].sidebarId
  The sidebar "defaultSidebar" has nothing to link to in version "1.0".
  Value: "defaultSidebar"
  Allowed: a sidebar with a page or a link that is listed
  Fix: Put a page into the sidebar, or remove the item.
  Item: {"type":"docSidebar","sidebarId":"defaultSidebar"}`,
  ]);
});

test("versions that there are none of, or that are there twice", () => {
  const item = { ...menu, versions: ["2.0", "1.O", "2.0"] };
  expect(report(item)).toEqual([
    `src/config/site.ts:7  navbar.items[0].versions[1]
  There is no version "1.O" of these docs.
  Value: "1.O"
  Allowed: "current", "2.0", "1.0"
  Fix: Did you mean "1.0"?
  Item: {"type":"docsVersionDropdown","versions":["2.0","1.O","2.0"]}`,
    `src/config/site.ts:7  navbar.items[0].versions[2]
  The version "2.0" is there twice.
  Value: "2.0"
  Fix: Leave one of the two.
  Item: {"type":"docsVersionDropdown","versions":["2.0","1.O","2.0"]}`,
  ]);
  expect(report({ ...menu, versions: { next: { label: "N" } } })).toEqual([
    expect.stringContaining(
      'site.ts:7  navbar.items[0].versions.next\n  There is no version "next"',
    ),
  ]);
});

test("an item among a menu's further entries", () => {
  const items = { ...menu, dropdownItemsAfter: [doc("nope")] };
  expect(report(items)[0]).toContain(
    "navbar.items[0].dropdownItemsAfter[0].docId",
  );
});

test("nothing is said of docs in files that can't be read", () => {
  const unread = ["content/docs@1.0/broken.mdx"];
  expect(report([doc("broken"), sidebar("guides")], { unread })).toEqual([]);
  for (const file of [
    "src/config/sidebars.ts",
    "content/docs@1.0/_sidebars.json",
  ]) {
    const given = { unreadSidebars: [file] };
    expect(report([sidebar("guides")], given)).toEqual([]);
    expect(report([doc("broken")], given)).toHaveLength(1);
  }
  const all = { docs: [], unread: ["content/docs/index.mdx"] };
  expect(report(doc("index"), all)).toEqual([]);
});

test("what only another language has is there", () => {
  const docs = [...handbook, docRef("docs@2.0/x.de.mdx")];
  expect(report(doc("x"), { docs })).toEqual([]);
});
