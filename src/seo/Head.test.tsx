import type { Subject } from "./subject";
import type { Head } from "./Head";
import { serveHead as serve } from "./testing/serveHead";

const about = [
  { locale: "en", path: "/about", isFallback: false },
  { locale: "de", path: "/de/about", isFallback: false },
];
const post = {
  kind: "post",
  post: {
    publishedAt: "2026-02-28T23:00:00.000Z",
    updatedAt: "2026-03-05T08:00:00.000Z",
    keywords: ["forms", "labels"],
    readingTime: { minutes: 4, words: 800 },
    authors: [
      { name: "Alex", path: "/blog/authors/alex", url: null },
      { name: "Guest", path: null, url: "https://guest.example/" },
      { name: "Nobody", path: null, url: null },
    ],
    tags: [{ label: "Craft" }, { label: "</script>" }],
  },
  // Authors whom only a post's front matter names have no page.
} as unknown as Subject;
type Props = React.ComponentProps<typeof Head>;
const base: Props = { locale: "en", alternates: about, title: "About" };

const all = (document: ParentNode, selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute("content") ?? tag.getAttribute("href"),
  );
const og = (document: Document, name: string) =>
  all(document, `meta[property="${name}"]`);

it("names a page, its address and its translations", () => {
  const head = serve({ ...base, description: "Who I am" });
  expect(head.title).toBe("About | Alex Example");
  expect(all(head, "[name=description]")).toEqual(["Who I am"]);
  expect(all(head, "[rel=canonical]")).toEqual([
    "https://www.example.com/about",
  ]);
  expect(og(head, "og:url")).toEqual(["https://www.example.com/about"]);
  expect(og(head, "og:locale")).toEqual(["en_GB"]);
  expect(og(head, "og:locale:alternate")).toEqual(["de_DE"]);
  expect(all(head, "[hreflang]")).toEqual([
    "https://www.example.com/about",
    "https://www.example.com/de/about",
    "https://www.example.com/about",
  ]);
  expect(all(head, "[name=robots]")).toEqual([]);
});

it("gives previews a picture with its size and its text", () => {
  const image = { src: "/a.png", width: 1200, height: 630, alt: "A form" };
  const head = serve({ ...base, image });
  expect(og(head, "og:image")).toEqual(["https://www.example.com/a.png"]);
  expect(og(head, "og:image:width")).toEqual(["1200"]);
  expect(og(head, "og:image:height")).toEqual(["630"]);
  expect(og(head, "og:image:alt")).toEqual(["A form"]);
  expect(all(head, "[name='twitter:card']")).toEqual(["summary_large_image"]);
  expect(all(head, "[name='twitter:image:alt']")).toEqual(["A form"]);
  expect(og(serve(base), "og:image")).toEqual([
    "https://www.example.com/social.png",
  ]);
});

it("tells a post's times, authors and tags", () => {
  const head = serve({ ...base, subject: post });
  expect(og(head, "og:type")).toEqual(["article"]);
  expect(og(head, "article:published_time")).toEqual([
    "2026-03-01T00:00:00+01:00",
  ]);
  expect(og(head, "article:modified_time")).toEqual([
    "2026-03-05T09:00:00+01:00",
  ]);
  expect(og(head, "article:author")).toEqual([
    "https://www.example.com/blog/authors/alex",
    "https://guest.example/",
  ]);
  expect(og(head, "article:tag")).toEqual(["Craft", "</script>"]);
  expect(all(head, "[name=author]")).toEqual(["Alex, Guest, Nobody"]);
  expect(all(head, "[name=keywords]")).toEqual(["forms, labels"]);
});

it("keeps text that looks like markup inside its script", () => {
  const head = serve({ ...base, subject: post });
  const scripts = head.querySelectorAll("script");
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.textContent).not.toContain("<");
  const graph = JSON.parse(scripts[0]?.textContent ?? "") as {
    "@graph": { "@type": string; articleSection?: string[] }[];
  };
  expect(graph["@graph"][0]?.articleSection).toEqual(["Craft", "</script>"]);
});

it("leads from a fallback to its original, and says nothing of itself", () => {
  const alternates = about.map((one) => ({
    ...one,
    ...(one.locale === "de" && { isFallback: true, lang: "en" }),
  }));
  const head = serve({ ...base, locale: "de", alternates, subject: post });
  const original = "https://www.example.com/about";
  expect(all(head, "[rel=canonical]")).toEqual([original]);
  expect(og(head, "og:url")).toEqual([original]);
  expect(all(head, "[hreflang]")).toEqual([]);
  expect(head.querySelector("script")).toBeNull();
});

it("leads to an original on another site", () => {
  const original = "https://elsewhere.example/about";
  const head = serve({ ...base, original, subject: post });
  expect(all(head, "[rel=canonical]")).toEqual([original]);
  expect(og(head, "og:url")).toEqual([original]);
  expect(all(head, "[hreflang]")).toEqual([]);
  expect(head.querySelector("script")).toBeNull();
});

it("hides what search engines should pass by, but lets people share it", () => {
  const head = serve({ ...base, noIndex: true, subject: post });
  expect(all(head, "[name=robots]")).toEqual(["noindex"]);
  expect(all(head, "[rel=canonical], [hreflang]")).toEqual([]);
  expect(og(head, "og:url")).toEqual([]);
  expect(og(head, "og:locale:alternate")).toEqual([]);
  expect(og(head, "og:title")).toEqual(["About"]);
  expect(head.querySelector("script")).toBeNull();
});

it("writes nothing for sharing on a not-found page", () => {
  const head = serve({ ...base, noIndex: true, isNotFound: true });
  expect(all(head, "meta")).toHaveLength(2);
});

it("names the feeds of the page's language, its own ones first", () => {
  const feeds = { path: "/de/blog/authors/alex", title: "Alex" };
  const head = serve({ ...base, locale: "de", feeds });
  expect(all(head, "[rel=alternate][type]")).toEqual([
    "/de/blog/authors/alex/rss.xml",
    "/de/blog/authors/alex/atom.xml",
    "/de/blog/authors/alex/feed.json",
    "/de/blog/rss.xml",
    "/de/blog/atom.xml",
    "/de/blog/feed.json",
  ]);
  const titles = [...head.querySelectorAll("[type='application/rss+xml']")];
  expect(titles.map((link) => link.getAttribute("title"))).toEqual([
    "Alex Example: Alex (RSS)",
    "Alex Example: Blog (RSS)",
  ]);
});

it("names no feeds on a not-found page", () => {
  const head = serve({ ...base, noIndex: true, isNotFound: true });
  expect(all(head, "link[rel=alternate]")).toEqual([]);
});

it("names the manifest of the page's language", () => {
  const manifest = (locale: string) =>
    all(serve({ ...base, locale }), "[rel=manifest]");
  expect(manifest("en")).toEqual(["/site.webmanifest"]);
  expect(manifest("de")).toEqual(["/de/site.webmanifest"]);
});

it.each([
  [1, [], "/page/2"],
  [2, ["https://www.example.com/blog"], "/page/3"],
  [3, ["https://www.example.com/blog/page/2"], undefined],
])("links page %s of a list to its neighbours", (pageNumber, prev, next) => {
  const path = pageNumber === 1 ? "/blog" : `/blog/page/${pageNumber}`;
  const alternates = [{ locale: "en", path, isFallback: false }];
  const head = serve({ ...base, alternates, pageNumber, pageCount: 3 });
  expect(all(head, "[rel=prev]")).toEqual(prev);
  expect(all(head, "[rel=next]")).toEqual(
    next ? [`https://www.example.com/blog${next}`] : [],
  );
});
