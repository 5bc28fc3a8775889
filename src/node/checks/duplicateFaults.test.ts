/** @jest-environment node */
import { duplicateFaults } from "./duplicateFaults";
import { formatFaults } from "./fault";

test("two pages, or a page and a file, must not claim one path", () => {
  const files = new Set([
    "/static/about.html",
    "/static/de/index.html",
    "/static/a.png",
  ]);
  const routes = ["/", "/about", "/de", "/a"].map((path) => ({
    path,
    source: `content/pages${path}/en.mdx`,
  }));
  const duplicates = [
    {
      path: "/blog/a",
      first: "content/blog/a/en.mdx",
      second: "content/blog/b/en.mdx",
    },
  ];
  const faults = duplicateFaults(duplicates, routes, {
    has: (file) => files.has(file),
  });
  expect(formatFaults(faults)).toBe(
    `The site has 3 paths that two pages claim each (checks.duplicateRoutes):

/about
  A page and a file of static/ claim this path; which one is shown hangs on the host.
  content/pages/about/en.mdx
  static/about.html
  Fix: Rename the file, or take it away.

/blog/a
  Two pages claim this path; the first one is shown.
  content/blog/a/en.mdx
  content/blog/b/en.mdx
  Fix: Give the other one a "slug" of its own.

/de
  A page and a file of static/ claim this path; which one is shown hangs on the host.
  content/pages/de/en.mdx
  static/de/index.html
  Fix: Rename the file, or take it away.`,
  );
});

const ofFolder = "it is what the page's path is made of.";
const ofFile = "its name is what the page's path is made of.";

test.each([
  [
    "content/pages/blog/en.mdx",
    `Rename the folder content/pages/blog: ${ofFolder}`,
  ],
  [
    "content/pages/de/index.de.mdx",
    `Rename the folder content/pages/de: ${ofFolder}`,
  ],
  [
    "content/pages/a/b/en.mdx",
    `Rename the folder content/pages/a/b: ${ofFolder}`,
  ],
  ["content/pages/blog.mdx", `Rename content/pages/blog.mdx: ${ofFile}`],
  ["content/blog/a/en.mdx", 'Give the other one a "slug" of its own.'],
  ["content/docs/a.mdx", 'Give the other one a "slug" of its own.'],
])("where %s comes second, the advice is: %s", (second, fix) => {
  const duplicates = [{ path: "/a", first: "src/templates/A.tsx", second }];
  const faults = duplicateFaults(duplicates, [], { has: () => false });
  expect(faults).toMatchObject([{ fix }]);
});

test("it is never the start page that is to be renamed", () => {
  const [first, second] = [
    "content/pages/de/en.mdx",
    "content/pages/home/de.mdx",
  ];
  const duplicates = [{ path: "/de", first, second }];
  const faults = duplicateFaults(duplicates, [], { has: () => false });
  expect(faults[0]?.fix).toContain("Rename the folder content/pages/de:");
});
