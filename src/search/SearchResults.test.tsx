import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import type { Hit } from "./hitOf";
import { SearchResults } from "./SearchResults";
import { searchTexts } from "./searchTexts";

const hit = (path: string, version?: string): Hit => ({
  path,
  kind: "doc",
  lang: "de",
  tags: [],
  title: [{ text: path, isMarked: false }],
  passage: [],
  headings: [],
  found: new Set(),
  ...(version !== undefined && { version }),
});

it("says which version of the documentation a result belongs to", () => {
  renderInPage(
    <SearchResults
      id="results"
      texts={searchTexts("de")}
      hits={[hit("/a", "2.0"), hit("/b", "current"), hit("/c")]}
      locale="de"
      active={-1}
      idOf={(index) => `option-${index}`}
      onFollow={jest.fn()}
    />,
    { locale: "de" },
  );
  const group = screen.getByRole("group", { name: "Dokumentation" });
  const options = screen.getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "/aVersion 2.0",
    "/bIn Arbeit",
    "/c",
  ]);
  expect(group).toContainElement(options[2] ?? null);
});
