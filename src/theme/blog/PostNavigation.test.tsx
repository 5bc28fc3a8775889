import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import {
  PostPager,
  RelatedPosts,
  SeriesParts,
  SeriesPosition,
  type SeriesProps,
} from "./PostNavigation";

const series = { title: "Postgres", description: "At work." };
const part = (name: string, lang = "en") => ({
  path: `/blog/${name}`,
  title: name,
  lang,
  visibility: "LISTED" as const,
});
const parts = [part("plans"), part("rows"), part("zeilen", "de")];

const show = (own: Partial<SeriesProps>, locale: "en" | "de" = "en") => {
  const props = { series, parts, path: "/blog/rows", ...own };
  return renderInPage(
    <>
      <SeriesPosition {...props} />
      <SeriesParts {...props} />
    </>,
    { locale, path: "/blog/rows" },
  );
};
const list = () => screen.getByRole("navigation", { name: "Series" });

it("lists all parts in order and marks the one that is read", () => {
  show({});
  const links = within(list()).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "plans",
    "rows",
    "zeilen",
  ]);
  expect(
    links.filter((link) => link.getAttribute("aria-current") === "page"),
  ).toEqual([links[1]]);
  expect(list()).toHaveTextContent("At work.");
  expect(links[2]).toHaveAttribute("lang", "de-DE");
  expect(list()).toHaveTextContent("zeilen In German");
});

it.each<[string, Partial<SeriesProps>]>([
  ["without a series", { series: null, parts: [] }],
  ["that is its series' only part", { parts: [part("rows")] }],
  ["whose series has no listed part", { parts: [] }],
])("says nothing of a post %s", (_, own) => {
  show(own);
  expect(document.body).toHaveTextContent(/^$/);
});

const related = (title: string, lang: string) => ({
  path: `/blog/${title}`,
  title,
  lang,
  visibility: "LISTED" as const,
  date: "2026-03-14",
  dateText: "14 March 2026",
});

it("links posts with their day, and marks another language", () => {
  renderInPage(
    <RelatedPosts posts={[related("rows", "en"), related("z", "de")]} />,
  );
  const list = screen.getByRole("navigation", { name: "Related posts" });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first).toHaveTextContent(/^rows 14 March 2026$/);
  expect(second).toHaveTextContent(/^z In German 14 March 2026$/);
  expect(within(list).getByRole("link", { name: "rows" })).toHaveAttribute(
    "href",
    "/blog/rows",
  );
});

it("is not there where nothing is related", () => {
  renderInPage(<RelatedPosts posts={[]} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("marks the neighbour that is in another language", () => {
  const visibility = "LISTED" as const;
  const newer = { path: "/de/blog/b", title: "Neu", lang: "de", visibility };
  const older = { path: "/de/blog/a", title: "Old", lang: "en", visibility };
  renderInPage(<PostPager newer={newer} older={older} />, { locale: "de" });
  expect(screen.getAllByText(/^Auf /)).toHaveLength(1);
  expect(
    screen.getByRole("link", { name: "Old" }).parentElement,
  ).toHaveTextContent("Old Auf Englisch");
  const [own, foreign] = screen.getAllByRole("link");
  expect(own).not.toHaveAttribute("hreflang");
  expect(foreign).toHaveAttribute("hreflang", "en-GB");
  expect(foreign).toHaveAttribute("lang", "en-GB");
});
