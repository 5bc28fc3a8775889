import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import React from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { inPage, renderInPage } from "../../tests/renderInPage";
import type { DocsContext, SidebarItem } from "../lib/docs";
import { DocsSidebar } from "./DocsSidebar";

const items: SidebarItem[] = [
  { type: "doc", id: "index", label: "Start", path: "/docs" },
  {
    type: "category",
    label: "Guides",
    isCollapsible: true,
    isCollapsed: true,
    items: [{ type: "doc", id: "setup", label: "Setup", path: "/docs/setup" }],
  },
  {
    type: "category",
    label: "Work",
    link: { type: "doc", id: "work", label: "Work", path: "/docs/work" },
    isCollapsible: false,
    isCollapsed: false,
    items: [{ type: "link", label: "Status", path: "https://example.org" }],
  },
  { type: "html", html: "<hr>" },
];

const page: DocsContext = {
  collection: "default",
  version: "2.0",
  id: null,
  versions: {},
  about: {
    label: "2.0",
    hasBadge: true,
    banner: null,
    isNoIndex: false,
    last: null,
  },
  start: { label: null, path: "/docs" },
  canonical: null,
  sidebar: "guides",
  crumbs: [],
  previous: null,
  next: null,
};

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

function createSidebar(path: string, docs: Partial<DocsContext> = {}) {
  const { version = "2.0" } = docs;
  const node = { sidebarId: "guides", collection: "default", version };
  const nodes = [
    { ...node, locale: "de", items: [] },
    { ...node, locale: "en", items },
  ];
  jest.mocked(useStaticQuery).mockReturnValue({ sidebars: { nodes } });
  return (
    <DocsSidebar
      docs={{ ...page, ...docs }}
      path={path}
      title="Handbook"
      renderInDrawer={() => null}
    />
  );
}

const show = (path: string, docs?: Partial<DocsContext>) =>
  renderInPage(createSidebar(path, docs));

const listLinks = () =>
  screen
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));
const findGuides = () => screen.getByText("Guides").closest("details");

it("leads to every page that is listed, and marks the current one", () => {
  show("/docs");
  expect(listLinks()).toEqual([
    "/docs",
    "/docs/setup",
    "/docs/work",
    "https://example.org",
  ]);
  const nav = screen.getByRole("navigation", { name: "Handbook" });
  const current = within(nav).getByRole("link", { current: "page" });
  expect(current).toHaveTextContent("Start");
  expect(findGuides()).not.toHaveAttribute("open");
  expect(nav.querySelector("hr")).toBeInTheDocument();
});

it("has entries of its own for an unlisted page, in their language", () => {
  const secret: SidebarItem = {
    type: "doc",
    id: "secret",
    path: "/docs/secret",
    isUnlisted: true,
    label: "Geheim",
    lang: "de",
  };
  show("/docs/secret", { sidebarItems: [secret] });
  const current = screen.getByRole("link", { current: "page" });
  expect(current).toHaveTextContent("Geheim");
  expect(current).toHaveAttribute("lang", "de-DE");
});

it("keeps what readers open from page to page, and opens what the page is in", async () => {
  const first = show("/docs", { version: "1.0" });
  await userEvent.click(screen.getByText("Guides"));
  const details = findGuides();
  expect(details).toHaveAttribute("open");
  if (details) fireEvent(details, new Event("toggle"));
  first.unmount();
  const second = show("/docs/work", { version: "1.0" });
  expect(findGuides()).toHaveAttribute("open");
  second.unmount();
  // Other versions have sidebars of their own.
  const third = show("/docs");
  expect(findGuides()).not.toHaveAttribute("open");
  third.unmount();
  show("/docs/setup");
  expect(findGuides()).toHaveAttribute("open");
});

it("takes over what the server rendered", async () => {
  // On a server it only warns, and only in development.
  const effect = jest.spyOn(React, "useLayoutEffect").mockReturnValue();
  const element = inPage(createSidebar("/docs/setup", { version: "3.0" }));
  const root = document.createElement("div");
  root.innerHTML = renderToString(element);
  effect.mockRestore();
  document.body.append(root);
  const link = screen.getByRole("link", { name: "Setup" });
  const before = root.innerHTML;
  const onRecoverableError = jest.fn();
  const react = await act(() =>
    hydrateRoot(root, element, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe(before);
  expect(screen.getByRole("link", { name: "Setup" })).toBe(link);
  act(() => react.unmount());
  root.remove();
});
