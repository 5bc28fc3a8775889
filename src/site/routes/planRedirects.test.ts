import { siteConfig } from "../../config/resolved";
import { createPost } from "../testing/createPost";
import { findLostAddresses } from "./findLostAddresses";
import { planRedirects } from "./planRedirects";

const pages = ["/", "/about", "/blog/a", "/de/blog/a", "/docs/work/faults"];
const index = {
  config: siteConfig,
  routeAt: (path: string) =>
    pages.includes(path)
      ? { path, context: { locale: "en", alternates: [] } }
      : undefined,
  hasFile: (path: string) => path === "/cv.pdf",
  nearestPage: () => "/about",
  pagesBelow: (path: string) =>
    pages.filter((page) => `${page}/`.startsWith(`${path}/`)),
};

const entry = (aliases: string[], path = "/blog/a") =>
  createPost({ aliases, path, sourcePath: `content${path}.mdx` });

it("leads from aliases and from addresses of the config", () => {
  const { redirects, diagnostics } = planRedirects(
    [
      entry(["/2019/01/a.html", "/blog/old/"]),
      entry(["/de/alt"], "/de/blog/a"),
      { ...entry(["/blog/old"], "/fr/blog/a"), isFallback: true },
    ],
    [
      { from: "/resume", to: "/cv.pdf" },
      { from: "/shop", to: "https://shop.example.com/" },
      { from: "/notes/*", to: "/blog/*" },
    ],
    index,
  );
  expect(diagnostics).toEqual([]);
  expect(redirects).toEqual([
    { from: "/resume", to: "/cv.pdf" },
    { from: "/shop", to: "https://shop.example.com/" },
    { from: "/notes/a", to: "/blog/a" },
    { from: "/2019/01/a.html", to: "/blog/a" },
    { from: "/blog/old/", to: "/blog/a" },
    { from: "/de/alt", to: "/de/blog/a" },
  ]);
});

it("passes on where its targets stand, for the check of their anchors", () => {
  const configured = [{ from: "/x", to: "/about#nothing" }];
  expect(planRedirects([], configured, index).sources).toMatchObject([
    { path: "/about", anchor: "nothing", field: ["redirects", 0] },
  ]);
});

test.each<[string, string[], { from: string; to: string }[], string]>([
  ["a page", ["/about/"], [], "The site has a page or file at /about/, which"],
  ["its own page", ["/blog/a"], [], "The site has a page or file at /blog/a,"],
  ["a file", ["/cv.pdf"], [], "The site has a page or file at /cv.pdf, which"],
  ["another alias", ["/x", "/x/"], [], "content/blog/a.mdx redirects /x to"],
  [
    "a page but for capitals",
    ["/About"],
    [],
    "The page at /about has the same",
  ],
  ["the path below a file", ["/cv.pdf/x"], [], "/cv.pdf is a file, and"],
  ["the path below a page's file", ["/a.html/x"], [], "/a.html is a file"],
  ["an alias but for capitals", ["/x", "/X"], [], "redirects /x to /blog/a"],
  [
    "one of the config",
    ["/x"],
    [{ from: "/x", to: "/about" }],
    "src/config/site.ts redirects /x to /about already.",
  ],
  [
    "nothing",
    [],
    [{ from: "/x", to: "/abot#me" }],
    "No page or file at /abot.",
  ],
  [
    "another redirect",
    [],
    [
      { from: "/x", to: "/y" },
      { from: "/y", to: "/about" },
    ],
    "No page or file at /y.",
  ],
  [
    "no page of this site, by its whole address",
    [],
    [{ from: "/x", to: "https://www.example.com/y#z" }],
    "No page or file at /y.",
  ],
  ["no page", [], [{ from: "/x/*", to: "/y/*" }], "No page or file at /y."],
  ["itself", [], [{ from: "/x", to: "/x" }], "No page or file at /x."],
])("reports a redirect that meets %s", (_, aliases, configured, reason) => {
  const { diagnostics } = planRedirects([entry(aliases)], configured, index);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.reason).toContain(reason);
  expect(diagnostics[0]?.fatal).toBe(true);
});

const post = createPost({
  name: "2026-03-14-a",
  sourcePath: "content/blog/2026-03-14-a/en.mdx",
});

const doc = {
  area: "docs",
  name: "02-work/03-faults",
  path: "/docs/work/faults",
  publishedAt: undefined,
};

test.each<
  [string, string, Partial<Record<keyof typeof post, unknown>>, string[]]
>([
  ["another slug", "blog/2026-03-14-old/en.mdx", {}, ["/blog/old"]],
  ["another day", "blog/2026-03-13-a/en.mdx", {}, []],
  ["another form", "blog/2026-03-14-a.mdx", {}, []],
  ["a language that went", "blog/2026-03-14-a/fr.mdx", {}, []],
  ["another language", "blog/2026-03-14-old/de.mdx", {}, []],
  ["another folder", "docs/old.mdx", {}, []],
  ["a slug of its own", "blog/2026-03-14-old/en.mdx", { path: "/blog/b" }, []],
  ["a draft", "blog/2026-03-14-old/en.mdx", { isListed: false }, []],
  [
    "later publication",
    "blog/2026-03-14-old/en.mdx",
    { publishedAt: "2026-12-01T00:00:00.000Z" },
    [],
  ],
  ["numbered docs", "docs/02-work/03-errors.mdx", doc, ["/docs/work/errors"]],
  ["a numbered folder", "docs/02-job/03-faults.mdx", doc, ["/docs/job/faults"]],
  ["another number", "docs/01-work/04-faults.mdx", doc, []],
  ["an alias", "blog/2026-03-14-kept/en.mdx", {}, []],
])(
  "finds the address that a renamed file had: %s",
  (_, name, fields, found) => {
    const names = [
      { path: `content/${name}`, until: "2026-05-01T00:00:00.000Z" },
    ];
    const gitTimes = new Map([[post.sourcePath, { names, versions: [] }]]);
    const kept = [{ from: "/blog/kept", to: "/blog/a" }];
    const diagnostics = findLostAddresses(
      siteConfig.i18n,
      [{ ...post, ...fields } as typeof post],
      gitTimes,
      kept,
      index,
    );
    expect(diagnostics.map(({ actual }) => actual)).toEqual(found);
  },
);
