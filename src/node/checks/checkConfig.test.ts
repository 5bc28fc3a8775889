/** @jest-environment node */
import { minimalSite } from "../../config/testing/minimalSite";
import type { SiteInput } from "../../config/types";
import { nearestPath } from "./nearestPath";
import { checkConfig } from "./checkConfig";
import { configLinks } from "./configLinks";
import { formatFaults } from "./fault";

const routes = [
  "/",
  "/de",
  "/about",
  "/de/about",
  "/blog",
  "/de/blog",
  "/imprint",
];
const files = [
  "/favicon.svg",
  "/logo.svg",
  "/blog/rss.xml",
  "/de/blog/rss.xml",
];

const reportOf = (changes: Partial<SiteInput>, skip: string[] = []) => {
  const site = minimalSite(changes);
  const index = {
    routeAt: (path: string) =>
      routes.includes(path) ? ({} as never) : undefined,
    pageOf: () => undefined,
    hasFile: (path: string) => files.includes(path),
    textFiles: [],
    textFolders: [],
    files: { has: () => false, filesIn: () => [] },
    nearest: (path: string) => nearestPath(path, [...files, ...routes]),
  };
  const faults = checkConfig(configLinks(site), {
    index,
    url: site.url,
    skip,
    lineOf: (field) => field.length,
  });
  return formatFaults(faults);
};

test("pages and files that will be there are fine, in each language", () => {
  const items = [
    { label: "About", to: "/about#me" },
    { label: "Feed", to: "/blog/rss.xml" },
    { label: "Home", href: "https://www.example.com/de/" },
    { label: "Elsewhere", href: "https://example.org/nowhere" },
    { label: "Mail", href: "mailto:a@example.com" },
  ];
  expect(reportOf({ navbar: { logo: { src: "/logo.svg" }, items } })).toBe("");
});

test("what is missing is named with option and line, once for all languages", () => {
  const report = reportOf({
    favicon: "/favicon.ico",
    navbar: { items: [{ label: "About", to: "/abuot" }] },
    footer: {
      links: [
        { label: "About", to: "/abuot" },
        { label: "Imprint", to: "/imprint" },
        { html: { en: "<a href='/Blog'>Blog</a>", de: "Blog" } },
      ],
    },
    image: "/about",
  });
  expect(report).toBe(
    `The site has 3 broken links (checks.brokenLinks):

/Blog
  There is no page or file at this path.
  src/config/site.ts:23  footer.links[2].html.en  "/Blog"
  Fix: Write "/blog": capitals count.

/abuot
  There is no page or file at this path.
  src/config/site.ts:18  navbar.items[0].to  "/abuot"
  src/config/site.ts:18  footer.links[0].to  "/abuot"
  Fix: Did you mean "/about"?

/de/imprint
  There is no page or file at this path.
  src/config/site.ts:18  footer.links[1].to  "/imprint"

The site has 2 missing pictures (checks.missingImages):

/about
  There is no file for this picture in static/.
  src/config/site.ts:5  image  "/about"

/favicon.ico
  There is no file for this picture in static/.
  src/config/site.ts:7  favicon  "/favicon.ico"
  Fix: Did you mean "/favicon.svg"?`,
  );
});

test.each([
  [
    { to: "/de/about" },
    'Write "/about": the site adds the path of each language itself.',
  ],
  [
    { to: "/de/about#me" },
    'Write "/about#me": the site adds the path of each language itself.',
  ],
  [
    { to: "/de/abuot" },
    'Write "/about": the site adds the path of each language itself.',
  ],
  [{ to: "/abuot" }, 'Did you mean "/about"?'],
  [{ to: "/About" }, 'Write "/about": capitals count.'],
  [{ href: "/de/abuot" }, 'Did you mean "/de/about"?'],
  [{ href: "www.example.org" }, 'Did you mean "https://www.example.org"?'],
])("for %j, the advice is: %s", (link, advice) => {
  const items = [{ label: "A", ...link }];
  const report = reportOf({ navbar: { items } });
  expect(report).toContain(`Fix: ${advice}`);
});

test("the page on privacy that comments link to must exist", () => {
  const comments = {
    provider: "giscus" as const,
    repo: "a/b",
    repoId: "R",
    category: "C",
    categoryId: "D",
  };
  expect(reportOf({ comments })).toContain(
    `/privacy
  There is no page or file at this path.
  src/config/site.ts:20  comments.privacyPage  "/privacy"`,
  );
});

test("what the host answers itself is skipped", () => {
  const items = [{ label: "Shop", href: "/shop/cart" }];
  expect(reportOf({ navbar: { items } }, ["/shop"])).toBe("");
  expect(reportOf({ navbar: { items } })).toContain("/shop/cart");
});
