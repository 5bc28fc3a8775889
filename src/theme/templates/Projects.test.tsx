import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { siteConfig } from "../../config/resolved";
import { renderInPage } from "../../../tests/renderInPage";
import Projects from "./Projects";

jest.mock("../seo/Head", () => ({ Head: () => null }));

const project = (title: string, width: number) => ({
  path: `/projects/${title}`,
  title,
  description: `What ${title} was`,
  lang: "en",
  visibility: "LISTED",
  client: "A town",
  industry: null,
  period: { from: "2025-01", to: "2026-02" },
  technologies: [],
  cover: width > 0 ? { alt: title, file: pictureOf(width) } : null,
  coverDark: null,
});
const pictureOf = (width: number) => ({
  childImageSharp: {
    gatsbyImageData: {
      width,
      height: 100,
      images: { fallback: { src: "/a.webp", srcSet: "/a.webp 200w" } },
    },
  },
});

function show(layout: "rows" | "grid", keys: string[] = [], count = 2) {
  const projects = { ...siteConfig.projects, layout };
  jest.replaceProperty(siteConfig, "projects", projects);
  const filters = keys.map((key) => ({ key, label: key, count }));
  const props = {
    data: { projects: [project("park", 200), project("pond", 0)] },
    pageContext: { locale: "en", projects: { key: "", count: 3, filters } },
  } as unknown as ComponentProps<typeof Projects>;
  renderInPage(<Projects {...props} />, { path: "/projects" });
  return screen.getAllByRole("article");
}
afterEach(() => jest.restoreAllMocks());

test("rows tell what a project was", () => {
  const [park] = show("rows");
  expect(park).toHaveTextContent("What park was");
});

test("a grid shows pictures in their shapes, with client and year", () => {
  const [park, pond] = show("grid");
  expect(park?.textContent).toBe("park A town\u00a0· 2026");
  expect(park?.parentElement?.style.getPropertyValue("--shape")).toBe("2");
  expect(within(park as HTMLElement).getByRole("img")).toHaveAttribute(
    "sizes",
    "(min-width: 48em) 640px, 92vw",
  );
  // Without a picture its title keeps a place.
  expect(pond?.parentElement?.style.getPropertyValue("--shape")).toBe("1.5");
});

test.each([
  { keys: [], kinds: 0 },
  { keys: ["for/web"], kinds: 1 },
  { keys: ["for/web", "with/go", "with/rust"], kinds: 2 },
  { keys: ["with/go", "with/rust"], kinds: 1 },
])("filters $keys are shown by kind", ({ keys, kinds }) => {
  show("grid", keys);
  expect(listFilters()).toEqual(keys.length > 0 ? ["All", ...keys] : []);
  expect(screen.queryAllByRole("list", { name: "" }).length).toBe(kinds + 1);
});

test.each([
  { keys: ["with/go"], count: 2, why: "one technology" },
  { keys: ["with/go", "with/rust"], count: 3, why: "the same in all projects" },
  { keys: ["with/go", "with/rust"], count: 1, why: "one project each" },
])("there is nothing to filter by $why", ({ keys, count }) => {
  show("rows", ["for/web", ...keys], count);
  expect(listFilters()).toEqual(["All", "for/web"]);
});

const listFilters = () =>
  screen
    .queryAllByRole("navigation")
    .flatMap((nav) => within(nav).getAllByRole("link"))
    .map((link) => link.firstChild?.textContent);
