import { screen } from "@testing-library/react";
import { messagesIn } from "../../../tests/build/site/messages";
import { renderInPage } from "../../../tests/renderInPage";
import { noFilters } from "./searchPages";
import { SearchFilters } from "./SearchFilters";

const counts = {
  tag: { Zebra: 2, Äpfel: 3 },
  year: { "2025": 1, "2026": 4 },
  lang: { de: 5 },
};
const { tag = "", year = "", tagAll, yearAll } = messagesIn("de").search ?? {};
const onChange = jest.fn();
const show = (filters = noFilters) => (
  <SearchFilters counts={counts} filters={filters} onChange={onChange} />
);
const optionsOf = (name: string) =>
  [...screen.getByRole("combobox", { name }).children].map(
    ({ textContent }) => textContent,
  );

it("offers values with their numbers, in the language's order", () => {
  renderInPage(show(), { locale: "de" });
  expect(optionsOf(tag)).toEqual([tagAll, "Äpfel (3)", "Zebra (2)"]);
  expect(optionsOf(year)).toEqual([yearAll, "2026 (4)", "2025 (1)"]);
  expect(screen.getAllByRole("combobox")).toHaveLength(2);
});

it("offers a value that only the address knows, without a number", () => {
  renderInPage(show({ ...noFilters, tag: "nosuch", year: "1999" }), {
    locale: "de",
  });
  expect(optionsOf(tag)).toContain("nosuch");
  expect(optionsOf(year)).toContain("1999");
});
