import { screen, within } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import type { SearchResult } from "./searchPages";
import { SearchResults } from "./SearchResults";

const result = (path: string, version?: string): SearchResult => ({
  path,
  kind: "doc",
  lang: "de",
  title: path,
  excerpt: "",
  headings: [],
  version,
});

it("says which version of the documentation a result belongs to", () => {
  renderInPage(
    <SearchResults
      id="results"
      results={[result("/a", "2.0"), result("/b", "current"), result("/c")]}
      query=""
      active={undefined}
    />,
    { locale: "de" },
  );
  const group = screen.getByRole("group", { name: "Dokumentation" });
  const options = screen.getAllByRole("option");
  expect(options.map(({ textContent }) => textContent.trim())).toEqual([
    "/a Version 2.0",
    "/b In Arbeit",
    "/c",
  ]);
  expect(group).toContainElement(options[2] ?? null);
});

it("names the documentation that results are of, if it has a name", () => {
  const results = [
    result("/a"),
    { ...result("/b"), docs: "Handbuch" },
    { ...result("/c"), docs: "Programmierschnittstelle" },
  ];
  renderInPage(
    <SearchResults
      id="results"
      results={results}
      query=""
      active={undefined}
    />,
    { locale: "de" },
  );
  const names = ["Dokumentation", "Handbuch", "Programmierschnittstelle"];
  const options = names.map((name) =>
    within(screen.getByRole("group", { name })).getAllByRole("option"),
  );
  expect(options.map(({ length }) => length)).toEqual([1, 1, 1]);
});

it("leaves no bare text beside marks, which a translated page would not have any more", () => {
  const { container } = renderInPage(
    <SearchResults
      id="results"
      results={[{ ...result("/a"), title: "C++ for owners, and C" }]}
      query="c++ own"
      active={undefined}
    />,
  );
  const title = container.querySelector(".search-title");
  expect(
    [...(title?.childNodes ?? [])].map(({ nodeName }) => nodeName),
  ).not.toContain("#text");
  expect(
    [...(title?.querySelectorAll("mark") ?? [])].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(["C++", "owners"]);
});
