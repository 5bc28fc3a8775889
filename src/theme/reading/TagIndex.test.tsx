import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { TagIndex, initialOf } from "./TagIndex";

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

const zoos = Array.from({ length: 23 }, (_, at) => tag(`zoo${at}`, "Zoo"));

it("lists many tags under their letters", () => {
  const tags = [tag("aerger", "Ärger"), tag("arbeit", "arbeit"), ...zoos];
  renderInPage(<TagIndex tags={tags} postCounts={{ arbeit: 1 }} />, {
    locale: "de",
  });
  expect(
    screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent),
  ).toEqual(["A", "Z"]);
  const rows = screen.getAllByRole("listitem");
  expect(rows[1]).toHaveTextContent("arbeitEin Beitrag");
});

test("a letter of its own stays, as in Swedish", () => {
  expect(initialOf("a\u030Aska", "sv-SE")).toBe("Å");
  expect(initialOf("öl", "sv-SE")).toBe("Ö");
  expect(initialOf("été", "sv-SE")).toBe("E");
});

test.each([
  ["databases", "D"],
  ["Übung", "U"],
  ["élan", "E"],
  ["3D", "#"],
  [".NET", "#"],
  ["𝒜lpha", "𝒜"],
  ["数据", "数"],
  ["", "#"],
])("%j stands under %j", (word, letter) => {
  expect(initialOf(word, "de-DE")).toBe(letter);
});
