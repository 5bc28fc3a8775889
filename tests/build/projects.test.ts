import { pageAt } from "./site/pages";

const textsOf = (path: string, selector: string) =>
  [...(pageAt(path)?.document.querySelectorAll(selector) ?? [])].map(
    ({ textContent }) => textContent.replace(/\s+/g, " ").trim(),
  );

test("the results of a project can be read as text, in the figures of the language", () => {
  expect(textsOf("/projects/month-end", "main section li")).toEqual([
    "Month-end close9 h before40 min after",
    "Invoices on time61.5% before98% after",
    "Saved in a year€48,000",
  ]);
  expect(textsOf("/de/projects/month-end", "main section li")).toEqual([
    "Monatsabschluss9 h vorher40 min nachher",
    "Pünktliche Rechnungen61,5 % vorher98 % nachher",
    "Ersparnis im Jahr48.000 €",
  ]);
});

test("the facts of a project lead to what is said of them elsewhere", () => {
  const links = pageAt("/de/projects/month-end")?.document.querySelectorAll(
    "main dl a",
  );
  expect([...(links ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/de/about",
    "/de/projects/with/postgresql",
    "/de/projects/with/go",
    "https://month-end.example.org/",
    "https://github.com/example/month-end",
  ]);
  expect(textsOf("/de/projects/month-end", "main dl dd")).toContain(
    "September 2025 – Februar 2026",
  );
  expect(textsOf("/projects/booking-form", "main dl dd")).toContain(
    "Since 2025",
  );
});

test("drafts are on no list", () => {
  expect(pageAt("/projects/quotes")).toBeUndefined();
  expect(textsOf("/projects", "main article a")).toEqual([
    "Month-end close in 40 minutes",
    "17 more bookings in a hundred",
  ]);
});
