/** @jest-environment node */
import type { NavbarItemInput } from "../../config/types";
import { siteDocsOf } from "./siteDocsOf";
import { docRef, inBothLocales } from "./testing/docRef";
import { handbook, navbarSite } from "./testing/navbarSite";

type Own = Omit<Parameters<typeof navbarSite>[0], "items">;

const docsOf = (items: NavbarItemInput[], own: Own = {}) =>
  siteDocsOf({
    ...navbarSite({ items, ...own }),
    labelOf: ({ name, label }) => label ?? `${name}!`,
    titleOf: (id) => own.settings?.[id]?.title,
  });

const menu = { type: "docsVersionDropdown" as const };
const doc = (docId: string) => ({ type: "doc" as const, docId });

it("is nothing where the bar leads to no docs", () => {
  expect(docsOf([{ label: "About", to: "/about" }])).toBeNull();
  expect(docsOf([menu], { docs: [] })).toBeNull();
});

it("knows the versions of the collections that the bar names", () => {
  expect(docsOf([menu])).toEqual({
    default: {
      last: "2.0",
      versions: [
        { name: "current", label: "current!", to: "/docs/next" },
        { name: "2.0", label: "2.0", to: "/docs" },
        { name: "1.0", label: "1.0", to: "/docs/1.0/setup" },
      ],
      docs: {},
      sidebars: {},
    },
  });
});

it("knows a collection's name", () => {
  const items = [{ ...menu, docsPluginId: "api" }];
  const settings = { api: { title: { en: "API", de: "Schnittstelle" } } };
  expect(docsOf(items, { settings })).toMatchObject({
    api: { last: "current", title: settings.api.title },
  });
});

it("knows where named docs are, and beside which sidebar", () => {
  expect(docsOf([doc("setup"), doc("plans")])?.default?.docs).toEqual({
    setup: {
      current: { to: "/docs/next/setup", sidebar: "defaultSidebar" },
      "2.0": { to: "/docs/setup", sidebar: "defaultSidebar" },
      "1.0": { to: "/docs/1.0/setup", sidebar: "defaultSidebar" },
    },
    plans: { current: { to: "/docs/next/plans", sidebar: "defaultSidebar" } },
  });
});

it("does not change when a doc comes that the bar does not name", () => {
  const items = [doc("setup"), menu];
  const more = inBothLocales([docRef("docs@2.0/zebra.mdx")]);
  expect(docsOf(items, { docs: [...handbook, ...more] })).toEqual(
    docsOf(items),
  );
});

it("knows which docs are unlisted, and where languages differ", () => {
  const docs = [
    docRef("docs/a.mdx", { isListed: false }),
    docRef("docs/a.de.mdx", { isListed: false, slug: "/ein" }),
    docRef("docs/b.mdx"),
  ];
  expect(docsOf([doc("a"), doc("b")], { docs })?.default?.docs).toEqual({
    a: {
      current: {
        to: { en: "/docs/a", de: "/docs/ein" },
        sidebar: "defaultSidebar",
        isUnlisted: true,
      },
    },
    b: { current: { to: { en: "/docs/b" }, sidebar: "defaultSidebar" } },
  });
});

it("knows a sidebar's first page, and its label only where it is shown", () => {
  const item = { type: "docSidebar" as const, sidebarId: "defaultSidebar" };
  const docs = [
    docRef("docs/a.mdx", { title: "A" }),
    docRef("docs/a.de.mdx", { title: "Ä" }),
    ...inBothLocales([docRef("docs@1.0/b.mdx", { title: "B" })]),
  ];
  const targets = (label?: string) =>
    docsOf([{ ...item, ...(label && { label }) }], { docs })?.default?.sidebars
      .defaultSidebar;
  expect(targets()).toEqual({
    current: { to: "/docs/a", label: { en: "A", de: "Ä" } },
    "1.0": { to: "/docs/b", label: "B" },
  });
  expect(targets("Guides")).toEqual({
    current: { to: "/docs/a" },
    "1.0": { to: "/docs/b" },
  });
});
