import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { Footer } from "./Footer";

function show(footer: ResolvedSite["footer"], locale: "en" | "de" = "en") {
  jest.replaceProperty(siteConfig, "footer", footer);
  return renderInPage(<Footer />, { locale });
}

afterEach(() => jest.restoreAllMocks());

const links = [
  { label: { en: "Privacy", de: "Datenschutz" }, to: "/privacy" },
  { label: "GitHub", href: "https://github.com/example" },
  { label: "Brochure", href: "/brochure.pdf" },
  { html: { en: "<b>Open</b>", de: "<b>Offen</b>" } },
];

it("shows columns, with or without a title", () => {
  show({ links: [{ title: "Legal", items: links }, { items: links }] });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  const lists = screen.getAllByRole("list");
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(list).not.toHaveAttribute("data-row");
});

it("shows single links in one row", () => {
  show({ links });
  expect(screen.getByRole("list")).toHaveAttribute("data-row");
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

it("leads into the reader's language, to a new tab, to a file", () => {
  show({ links }, "de");
  const nav = within(screen.getByRole("navigation", { name: "Fußzeile" }));
  expect(nav.getByRole("link", { name: "Datenschutz" })).toHaveAttribute(
    "href",
    "/de/privacy",
  );
  const profile = nav.getByRole("link", { name: /GitHub.*neuen Tab/ });
  expect(profile).toHaveAttribute("target", "_blank");
  expect(profile).toHaveAttribute("rel", "me noopener noreferrer");
  expect(profile).toHaveAttribute("data-icon", "github");
  const file = nav.getByRole("link", { name: "Brochure" });
  expect(file).toHaveAttribute("href", "/brochure.pdf");
  expect(file).not.toHaveAttribute("rel");
  expect(screen.getByText("Offen").tagName).toBe("B");
});

it("has a logo for each mode, leading home", () => {
  const logo = { src: "/l.svg", srcDark: "/d.svg", alt: "Alex" };
  show({ links: [], logo }, "de");
  const [light, dark] = screen.getAllByRole("img", { name: "Alex" });
  expect(light).toHaveAttribute("src", "/l.svg");
  expect(dark).toHaveAttribute("src", "/d.svg");
  for (const image of [light, dark]) {
    // What is not shown must not be fetched.
    expect(image).toHaveAttribute("loading", "lazy");
  }
  expect(screen.getByRole("link")).toHaveAttribute("href", "/de");
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("is absent where nothing is configured", () => {
  const { container } = show({ links: [] });
  expect(container).toBeEmptyDOMElement();
});
