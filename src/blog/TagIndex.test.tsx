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

it("says so where nothing has been published", () => {
  renderInPage(<TagIndex tags={[]} postCounts={{}} />);
  expect(
    screen.getByText("Nothing has been published here yet."),
  ).toBeInTheDocument();
});
