/** @jest-environment node */
import { checkSite } from "./check";
import { formatSiteReport } from "./formatSiteReport";
import { minimalSite } from "./testing/minimalSite";

const source = `import { defineSite } from "./defineSite";
export const site = defineSite({
  url: "example.com",
  navbar: {
    items: [
      { label: "Blog", to: "/blog" },
      { label: "Nowhere" },
    ],
  },
});
`;

const problems = checkSite({
  ...minimalSite({
    navbar: {
      items: [{ label: "Blog", to: "/blog" }, { label: "Nowhere" }],
    },
  }),
  timeZone: undefined,
  url: "example.com",
});

test("the report tells everything, in the order of the lines", () => {
  expect(formatSiteReport(problems, source)).toBe(
    `The site config has 3 faults:

src/config/site.ts:2  timeZone
  "timeZone" is missing.
  Allowed: an IANA time zone
  Fix: Write for example timeZone: "Europe/Berlin".

src/config/site.ts:3  url
  "url" has no http or https protocol.
  Value: "example.com"
  Allowed: the protocol and the host, without path or trailing slash
  Fix: Write "https://example.com".

src/config/site.ts:7  navbar.items[1]
  "navbar.items[1]" leads nowhere.
  Allowed: exactly one of "to", "href"
  Fix: Add to: "/path" for a page of the site, or href: "https://…" for another.
  Item: {"label":"Nowhere"}`,
  );
});

test("a source that cannot be read leaves the lines out", () => {
  expect(formatSiteReport(problems.slice(0, 1), "")).toBe(
    `The site config has 1 fault:

src/config/site.ts  url
  "url" has no http or https protocol.
  Value: "example.com"
  Allowed: the protocol and the host, without path or trailing slash
  Fix: Write "https://example.com".`,
  );
});
