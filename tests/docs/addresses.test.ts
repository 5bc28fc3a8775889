import { pages } from "../build/site/pages";
import { documentAt } from "../build/site/docsPages";

/** Every page of documentation that there is to be, without locale. */
const expected = [
  "/api",
  "/api/errors",
  "/api/requests",
  "/docs",
  "/docs/1.0",
  "/docs/1.0/phone",
  "/docs/1.0/start/first-week",
  "/docs/1.0/work/reviews",
  "/docs/moving",
  "/docs/next",
  "/docs/next/offer",
  "/docs/next/pilot",
  "/docs/next/start/access",
  "/docs/next/start/first-week",
  "/docs/next/tax",
  "/docs/next/work",
  "/docs/next/work/invoices",
  "/docs/next/work/releases/rollback",
  "/docs/next/work/reviews",
  "/docs/start/access",
  "/docs/start/first-week",
  "/docs/work",
  "/docs/work/invoices",
  "/docs/work/reviews",
];

test("files have pages, folders and drafts have none", () => {
  const built = pages
    .filter(({ locale }) => locale === "en")
    .map(({ path }) => path)
    .filter((path) => /^\/(?:docs|api)(?:\/|$)/.test(path));
  expect(built.sort()).toEqual(expected);
});

test.each([
  ["/docs", "Client handbook"],
  ["/de/docs", "Kundenhandbuch"],
  ["/docs/next/pilot", "The pilot"],
  ["/de/docs/next/pilot", "Der Pilot"],
  ["/docs/1.0/phone", "By telephone"],
  ["/de/api/requests", "Anfragen"],
])("%s is headed %j", (address, title) => {
  const headings = [...documentAt(address).querySelectorAll("h1")];
  expect(headings.map((heading) => heading.textContent)).toEqual([title]);
});
