import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import type { DocsContext, SidebarItem } from "../../lib/docs";
import { DocsSidebar } from "./DocsSidebar";

const items: SidebarItem[] = [
  { type: "doc", id: "index", label: "Start", path: "/docs" },
  {
    type: "category",
    label: "Guides",
    isCollapsible: true,
    isCollapsed: true,
    items: [
      {
        type: "doc",
        id: "setup",
        label: "Setup",
        path: "/docs/setup",
        lang: "de",
      },
    ],
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
  instance: "default",
  version: "2.0",
  id: "index",
  versions: {},
  about: {
    label: "2.0",
    hasBadge: true,
    banner: null,
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

const show = (path: string, docs?: Partial<DocsContext>) =>
  renderInPage(
    <DocsSidebar
      items={items as never}
      docs={{ ...page, ...docs }}
      title="Handbook"
      renderInDrawer={() => null}
    />,
    { path },
  );

it("opens the category of the page, and marks the page in its language", () => {
  show("/docs/setup");
  const current = screen.getByRole("link", { current: "page" });
  expect(current).toHaveTextContent("Setup");
  expect(current).toHaveAttribute("lang", "de-DE");
  expect(current.closest("details")).toHaveAttribute("open");
});

it("shows a category without a page as words that fold it, and others as links", () => {
  show("/docs");
  expect(screen.getByText("Guides").tagName).toBe("SUMMARY");
  const [work] = screen.getAllByRole("link", { name: "Work" });
  expect(work).toHaveAttribute("href", "/docs/work");
  expect(work?.closest("details")).toBeNull();
});
