/** @jest-environment node */
import { formatFaults } from "./fault";
import type { Fault } from "./fault";

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `/blog/${at}`);

const faults: Fault[] = [
  {
    check: "brokenAnchors",
    target: "/about#hisotry",
    message: "The page is there, but nothing on it has this id.",
    places: [
      { file: "content/pages/home/en.mdx", line: 8, written: "/about#hisotry" },
    ],
    pages: ["/"],
    fix: 'Did you mean "#history"?',
  },
  {
    check: "brokenLinks",
    target: "/pricing",
    message: "There is no page or file at this path.",
    places: [
      {
        file: "src/config/site.ts",
        line: 41,
        field: "footer.links[0].to",
        written: "/pricing",
      },
    ],
    pages: pagesOf(212),
  },
  {
    check: "brokenLinks",
    target: "/blog/frist-blog-post",
    message: "There is no page or file at this path.",
    places: [
      { file: "content/blog/a/en.mdx", line: 12, written: "frist-blog-post" },
      { file: "content/blog/b/en.mdx" },
    ],
    pages: pagesOf(6),
    fix: 'Did you mean "/blog/first-blog-post"?',
  },
];

test("the report groups by check and target, and names pages only as far as that helps", () => {
  expect(formatFaults(faults, pagesOf(212))).toBe(
    `The site has 2 broken links (checks.brokenLinks):

/blog/frist-blog-post
  There is no page or file at this path.
  content/blog/a/en.mdx:12  "frist-blog-post"
  content/blog/b/en.mdx
  On /blog/0, /blog/1, /blog/2 and 3 more pages.
  Fix: Did you mean "/blog/first-blog-post"?

/pricing
  There is no page or file at this path.
  src/config/site.ts:41  footer.links[0].to  "/pricing"
  On all 212 pages (navbar, footer or announcement).

The site has 1 link to a missing place of a page (checks.brokenAnchors):

/about#hisotry
  The page is there, but nothing on it has this id.
  content/pages/home/en.mdx:8  "/about#hisotry"
  On /.
  Fix: Did you mean "#history"?`,
  );
});

test("one page more, and many places, stay short", () => {
  const places = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.mdx` }));
  const [, fault] = faults;
  const many = { ...(fault as Fault), places, pages: pagesOf(4) };
  expect(formatFaults([many], pagesOf(212))).toBe(
    `The site has 1 broken link (checks.brokenLinks):

/pricing
  There is no page or file at this path.
  0.mdx
  1.mdx
  2.mdx
  3.mdx
  4.mdx
  5.mdx
  6.mdx
  7.mdx
  8.mdx
  9.mdx
  and 2 more
  On /blog/0, /blog/1, /blog/2 and 1 more page.`,
  );
});

test("a link on all pages of one language stands in what frames them", () => {
  const german = ["/de", "/de/a", "/de/b", "/de/c"];
  const [, fault] = faults;
  const report = formatFaults(
    [{ ...(fault as Fault), pages: german }],
    [...pagesOf(4), ...german],
  );
  expect(report).toContain(
    'On all 4 pages in "de" (navbar, footer or announcement).',
  );
});

test("without faults there is nothing to say", () => {
  expect(formatFaults([], pagesOf(212))).toBe("");
});
