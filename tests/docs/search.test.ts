import { askAll } from "../build/site/askAll";

/** What is asked, and the first answer: the last version's, where several have it. */
const table = [
  ["en", "plumbago", "/docs/next/work/invoices"],
  ["en", "marginalia", "/docs/work/invoices"],
  ["en", "palaver", "/docs/1.0/work/reviews"],
  ["en", "reviews", "/docs/work/reviews"],
  ["en", "first week", "/docs/start/first-week"],
  ["en", "three errors", "/api/errors"],
  ["de", "Durchsichten", "/de/docs/work/reviews"],
  ["de", "Erste Woche", "/de/docs/start/first-week"],
  ["de", "Reihengeschäft", "/de/docs/next/tax"],
] as const;

const answers = askAll(table.map(([locale, query]) => ({ locale, query })));

test.each(table.map((row, index) => [...row, index] as const))(
  "in %s, %j finds %s first",
  (_, __, expected, index) => {
    expect(answers[index]?.paths[0]).toBe(expected);
  },
);

test("a page that several versions have is found in each of them", () => {
  const [first] = askAll([{ locale: "en", query: "monday" }]);
  expect(first?.paths).toEqual(
    expect.arrayContaining([
      "/docs/start/first-week",
      "/docs/next/start/first-week",
      "/docs/1.0/start/first-week",
    ]),
  );
});
