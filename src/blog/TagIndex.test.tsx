import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { TagIndex } from "./TagIndex";

const tag = (
  key: string,
  label: string,
  description: string | null = null,
) => ({
  key,
  label,
  description,
  path: `/de/blog/tags/${key}`,
});

it("lists tags under their letters, with counts and descriptions", () => {
  const tags = [
    tag("aerger", "Ärger", "Was schiefging."),
    tag("arbeit", "arbeit"),
    tag("zoo", "Zoo"),
  ];
  renderInPage(
    <TagIndex tags={tags} postCounts={{ aerger: 12, arbeit: 1, zoo: 2 }} />,
    { locale: "de" },
  );
  expect(
    screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent),
  ).toEqual(["A", "Z"]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Ärger12 BeiträgeWas schiefging.");
  expect(second).toHaveTextContent("arbeitEin Beitrag");
  expect(screen.getByRole("link", { name: "Ärger" })).toHaveAttribute(
    "href",
    "/de/blog/tags/aerger",
  );
});

it("marks tags that posts in other languages alone have, and counts the own ones", () => {
  const tags = [
    tag("abroad", "Abroad"),
    tag("aerger", "Ärger"),
    tag("zoo", "Zoo"),
  ];
  renderInPage(
    <TagIndex
      tags={tags}
      postCounts={{ abroad: 1, aerger: 3, zoo: 1 }}
      ownCounts={{ abroad: 0, aerger: 2, zoo: 0 }}
    />,
    { locale: "de" },
  );
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => row.getAttribute("data-in"))).toEqual([
    "all",
    null,
    "all",
  ]);
  expect(
    rows.map((row) => row.closest("section")?.getAttribute("data-in")),
  ).toEqual([null, null, "all"]);
  expect(screen.getByText("3 Beiträge")).toHaveAttribute("data-in", "all");
  expect(screen.getByText("2 Beiträge")).toHaveAttribute("data-in", "own");
});

it("says so where nothing has been published", () => {
  renderInPage(<TagIndex tags={[]} postCounts={{}} />);
  expect(
    screen.getByText("Nothing has been published here yet."),
  ).toBeInTheDocument();
});

it("counts what it is told to count", () => {
  renderInPage(
    <TagIndex
      tags={[tag("craft", "Craft")]}
      postCounts={{ craft: 3 }}
      countText={(count) => `${count} pages`}
    />,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent("Craft3 pages");
});
