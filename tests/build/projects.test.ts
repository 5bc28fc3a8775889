import { hrefsIn } from "./site/docsPages";
import { pageAt } from "./site/pages";

/** Reads an element as screen readers do. */
function readAloud(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

const textsOf = (path: string, selector: string) =>
  [...(pageAt(path)?.document.querySelectorAll(selector) ?? [])].map(readAloud);

test("the results of a project can be read as text, in the figures of the language", () => {
  const resultsOf = (path: string) => textsOf(path, "main section")[0];
  expect(resultsOf("/projects/month-end")).toBe(
    "ResultsMonth-end close9 hours then 40 minutes61.5% then 98% Invoices on time€48,000 Saved in a year",
  );
  expect(resultsOf("/de/projects/month-end")).toBe(
    "ErgebnisseMonatsabschluss9 Stunden dann 40 Minuten61,5 % dann 98 % Pünktliche Rechnungen48.000 € Ersparnis im Jahr",
  );
});

test("the first change of each featured project is on the start page, and leads there", () => {
  const { document } = pageAt("/de") ?? {};
  const link = document?.querySelector("header + * a[href^='/de/projects/']");
  expect(link && readAloud(link)).toBe(
    "9 Stunden dann 40 Minuten Monatsabschluss",
  );
  expect(link?.textContent).toMatch(/^9\sh.*40\smin/);
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

test("links narrow the projects down, and lead back to all", () => {
  const filter = "main nav[aria-label='Projekte filtern']";
  const at = "/de/projects/for/performance";
  expect(textsOf("/de/projects", "main article a")).toHaveLength(2);
  expect(textsOf(at, "main article a")).toEqual([
    "Monatsabschluss in 40 Minuten",
  ]);
  expect(textsOf(at, `${filter} [aria-current]`)).toEqual(["Tempo 1"]);
  // Its technologies are those of all projects, or of one: no choice.
  expect(hrefsIn(pageAt(at)?.document ?? null, `${filter} a`)).toEqual([
    "/de/projects",
    "/de/projects/for/performance",
    "/de/projects/for/rescue",
    "/de/projects/for/build",
  ]);
});
