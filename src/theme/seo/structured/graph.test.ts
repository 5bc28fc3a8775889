/** @jest-environment node */
import type { PageFacts } from "../pageFacts";
import type { Subject } from "../subject";
import { createGraph, writeGraph } from "./graph";

const at = "https://www.example.com";
const describePage = (
  path: string,
  title: string,
  subject: Subject,
): PageFacts => ({
  locale: path.startsWith("/de") ? "de" : "en",
  lang: "en",
  alternates: [],
  subject,
  title,
  fullTitle: title,
  description: "A description",
  site: "Alex Example",
  path,
  canonical: at + path,
});
/** As it is written: what is undefined is not there. */
const graph = (page: PageFacts) =>
  (JSON.parse(writeGraph(createGraph(page))) as { "@graph": unknown[] })[
    "@graph"
  ];

const post = {
  publishedAt: "2026-02-28T23:00:00.000Z",
  updatedAt: null,
  keywords: [],
  readingTime: { minutes: 4, words: 800 },
  authors: [
    { name: "Alex", path: "/blog/authors/alex", url: "https://alex.example/" },
    { name: "Guest", path: null, url: null },
  ],
  tags: [{ label: "Craft" }],
};

it("has no list of posts on a page where none is in its language", () => {
  const dates = { publishedAt: post.publishedAt, updatedAt: null };
  const english = { title: "Forms", path: "/de/blog/forms", lang: "en" };
  const subject: Subject = { kind: "blog", posts: [{ ...english, ...dates }] };
  const [blog] = graph(describePage("/de/blog", "Blog", subject));
  expect(blog).not.toHaveProperty("blogPost");
});

it("has texts without the signs that isolate them for readers", () => {
  const subject: Subject = { kind: "blog", posts: [] };
  const things = graph(describePage("/de/a", "\u2066A\u2069", subject));
  expect(JSON.stringify(things)).toContain('"name":"A"');
});

it("describes an author on their page", () => {
  const author = {
    name: "Kim",
    title: "Engineer",
    bio: null,
    url: "https://kim.example/",
    postCount: 3,
    socials: [{ url: "https://social.example/@kim" }],
    image: {
      file: {
        childImageSharp: {
          portrait: {
            layout: "constrained" as const,
            width: 1,
            height: 1,
            images: { fallback: { src: "/static/kim.png" } },
          },
        },
      },
    },
  };
  const path = "/blog/authors/kim";
  const [page] = graph(describePage(path, "Kim", { kind: "author", author }));
  expect(page).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      "@id": `${at}${path}#person`,
      name: "Kim",
      image: `${at}/static/kim.png`,
      sameAs: ["https://kim.example/", "https://social.example/@kim"],
      agentInteractionStatistic: { userInteractionCount: 3 },
    },
  });
  expect(JSON.stringify(page)).not.toContain("null");
});
