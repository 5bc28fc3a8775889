import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { SeriesParts, type SeriesProps, SeriesPlace } from "./Series";

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
      <SeriesPlace {...props} />
      <SeriesParts {...props} />
    </>,
    { locale },
  );
};
const list = () => screen.getByRole("navigation", { name: "Series" });

it("tells a part's place, and leads to the list", () => {
  show({});
  const link = screen.getByRole("link", {
    name: "Part 2 of 3 of the series “Postgres”",
  });
  expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(list());
});

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

it("speaks German", () => {
  show({}, "de");
  expect(screen.getByText("Teil 2 von 3 der Serie „Postgres“")).toBeVisible();
});

it("says of a post that is not listed that it belongs to the series", () => {
  show({ path: "/blog/workshop" });
  expect(screen.getByText("Belongs to the series “Postgres”")).toBeVisible();
  expect(within(list()).getAllByRole("link")).toHaveLength(3);
  expect(list().querySelector("[aria-current]")).toBeNull();
});

it.each<[string, Partial<SeriesProps>]>([
  ["without a series", { series: null, parts: [] }],
  ["that is its series' only part", { parts: [part("rows")] }],
  ["whose series has no listed part", { parts: [] }],
])("says nothing of a post %s", (_, own) => {
  show(own);
  expect(document.body).toHaveTextContent(/^$/);
});
