import { noneText } from "./SearchHelp";
import { nothingChosen } from "./searchPages";
import { searchTexts } from "./searchTexts";

const textFor = (query: string, tag = "") =>
  noneText(searchTexts("en"), query, { ...nothingChosen, tag });

test("says whether it may be filters that leave nothing", () => {
  expect(textFor("query")).toBe("No page contains “query”.");
  expect(textFor("query", "Accessibility")).toBe(
    "No page with these filters contains “query”.",
  );
  expect(textFor("", "Accessibility")).toBe("No page matches.");
});
