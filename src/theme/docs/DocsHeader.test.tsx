import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { DocsHeader } from "./DocsHeader";
import { listCrumbs } from "./Breadcrumbs";

const about = {
  label: "2.0",
  hasBadge: true,
  banner: null,
  last: null,
};
const start = { label: null, path: "/docs" };
const crumbs = [
  { label: "Guide", path: null },
  { label: "Basics", path: "/docs/basics", lang: "de" },
];

it("leads from the start of the docs to the page", () => {
  const listed = listCrumbs(
    { start, crumbs },
    "Documentation",
    "/docs/basics/setup",
  );
  renderInPage(
    <DocsHeader
      about={about}
      crumbs={listed}
      title="Set it up"
      label="Setup"
      lang="de"
    />,
  );
  const nav = screen.getByRole("navigation", {
    name: "Where this page stands",
  });
  const items = within(nav).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Documentation",
    "Guide",
    "Basics",
    "Setup",
  ]);
  const links = within(nav).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/docs",
    "/docs/basics",
  ]);
  expect(items[2]).toHaveAttribute("lang", "de-DE");
  expect(items[3]).toHaveAttribute("aria-current", "page");
  expect(items[3]).toHaveAttribute("lang", "de-DE");
  const title = screen.getByRole("heading", { level: 1, name: "Set it up" });
  expect(title.parentElement).toHaveAttribute("lang", "de-DE");
  expect(screen.getByText("Version 2.0")).toBeInTheDocument();
});

it("has no crumbs to the start itself", () => {
  const listed = listCrumbs({ start, crumbs: [] }, "Documentation", "/docs");
  renderInPage(
    <DocsHeader
      about={about}
      crumbs={listed}
      title="Start"
      label="Start"
      lang="en"
    />,
  );
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
