import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
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
  instance: "default",
  version: "2.0",
  id: null,
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

function createSidebar(path: string, docs: Partial<DocsContext> = {}) {
  return (
    <DocsSidebar
      docs={{ ...page, ...docs }}
      shared={{ items: items as never }}
      path={path}
      title="Handbook"
      renderInDrawer={() => null}
    />
  );
}

const show = (path: string, docs?: Partial<DocsContext>) =>
  renderInPage(createSidebar(path, docs));

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
