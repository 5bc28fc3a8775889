import type { PageFacts } from "../pageFacts";
import type { Subject } from "../subject";
import { createGraph, writeGraph } from "./graph";

const at = "https://www.example.com";
const facts = (path: string, title: string): PageFacts => ({
  title,
  fullTitle: title,
  description: "A description",
  site: "Alex Example",
  path,
  canonical: at + path,
});
/** As it is written: what is undefined is not there. */
const graph = (...args: Parameters<typeof createGraph>) =>
  (JSON.parse(writeGraph(createGraph(...args))) as { "@graph": unknown[] })[
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

it("describes a post with absolute addresses, and without what it lacks", () => {
  const image = { src: "/cover.png", alt: "A form" };
  // Authors whom only a post's front matter names have no page.
  const subject = { kind: "post", post } as unknown as Subject;
  const [posting] = graph(
    { locale: "en", subject, image },
    facts("/blog/forms", "Forms"),
  );
  expect(posting).toEqual({
    "@type": "BlogPosting",
    "@id": `${at}/blog/forms#post`,
    mainEntityOfPage: { "@type": "WebPage", "@id": `${at}/blog/forms` },
    url: `${at}/blog/forms`,
    headline: "Forms",
    description: "A description",
    inLanguage: "en-GB",
    datePublished: "2026-03-01T00:00:00+01:00",
    author: [
      {
        "@type": "Person",
        "@id": `${at}/blog/authors/alex#person`,
        name: "Alex",
        url: `${at}/blog/authors/alex`,
      },
      { "@type": "Person", name: "Guest" },
    ],
    publisher: {
      "@type": "Person",
      "@id": `${at}/#owner`,
      name: "Alex Example",
      url: `${at}/`,
    },
    image: {
      "@type": "ImageObject",
      url: `${at}/cover.png`,
      caption: "A form",
    },
    articleSection: ["Craft"],
    wordCount: 800,
    timeRequired: "PT4M",
    isPartOf: {
      "@type": "Blog",
      "@id": `${at}/blog#blog`,
      name: "Blog",
      url: `${at}/blog`,
    },
  });
});

it("lists a blog's posts, without those in another language", () => {
  const dates = { publishedAt: post.publishedAt, updatedAt: null };
  const subject: Subject = {
    kind: "blog",
    posts: [
      { title: "Formulare", path: "/de/blog/forms", lang: "de", ...dates },
      { title: "Forms", path: "/de/blog/only-english", lang: "en", ...dates },
    ],
  };
  expect(
    graph({ locale: "de", subject }, facts("/de/blog", "Blog")),
  ).toMatchObject([
    {
      "@type": "Blog",
      "@id": `${at}/de/blog#blog`,
      inLanguage: "de-DE",
      blogPost: [{ headline: "Formulare", url: `${at}/de/blog/forms` }],
    },
    { "@type": "BreadcrumbList" },
  ]);
});

it("has no list of posts on a page where none is in its language", () => {
  const dates = { publishedAt: post.publishedAt, updatedAt: null };
  const english = { title: "Forms", path: "/de/blog/forms", lang: "en" };
  const subject: Subject = { kind: "blog", posts: [{ ...english, ...dates }] };
  const [blog] = graph({ locale: "de", subject }, facts("/de/blog", "Blog"));
  expect(blog).not.toHaveProperty("blogPost");
});

it("describes an author on their page", () => {
  const author = {
    name: "Kim",
    title: "Engineer",
    bio: null,
    url: "https://kim.example/",
    postCount: 3,
    socials: [{ url: "https://social.example/@kim" }],
    image: { file: { publicURL: "/static/kim.png" } },
  };
  const path = "/blog/authors/kim";
  const [page] = graph(
    { locale: "en", subject: { kind: "author", author } },
    facts(path, "Kim"),
  );
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

it("describes the freelancer on the start page, which has no way to itself", () => {
  const home = {
    lead: "I repair software.",
    services: { items: [{ title: "Repair", text: "Of software." }] },
    contact: { email: "a@example.com", phone: null, location: "Berlin" },
  };
  const things = graph(
    { locale: "de", subject: { kind: "owner", home } },
    facts("/de", "Alex Example"),
  );
  expect(things).toMatchObject([
    {
      "@type": "WebSite",
      url: `${at}/de`,
      inLanguage: "de-DE",
      publisher: { "@id": `${at}/#owner` },
    },
    {
      "@type": "Person",
      "@id": `${at}/#owner`,
      name: "Alex Example",
      email: "a@example.com",
      homeLocation: { "@type": "Place", name: "Berlin" },
      makesOffer: [{ itemOffered: { "@type": "Service", name: "Repair" } }],
    },
  ]);
  expect(things).toHaveLength(2);
});

it.each([
  ["/about", undefined, [`${at}/`, `${at}/about`]],
  ["/blog", undefined, [`${at}/`, `${at}/blog`]],
  ["/blog/page/2", undefined, [`${at}/`, `${at}/blog`, `${at}/blog/page/2`]],
  ["/blogger", undefined, [`${at}/`, `${at}/blogger`]],
  [
    "/blog/authors/kim",
    [{ name: "Authors", path: "/blog/authors" }],
    [`${at}/`, `${at}/blog`, `${at}/blog/authors`, `${at}/blog/authors/kim`],
  ],
])("knows the way to %s", (path, sections, expected) => {
  const [way] = graph({ locale: "en", sections }, facts(path, "This")) as [
    { itemListElement: { position: number; name: string; item: string }[] },
  ];
  const { itemListElement: steps } = way;
  expect(steps.map(({ item }) => item)).toEqual(expected);
  expect(steps.map(({ position }) => position)).toEqual(
    expected.map((_, index) => index + 1),
  );
  expect(steps[0]?.name).toBe("Alex Example");
  expect(steps.at(-1)?.name).toBe("This");
});

it("finds the way in German", () => {
  const sections = [{ name: "Autoren", path: "/de/blog/authors" }];
  const [way] = graph(
    { locale: "de", sections },
    facts("/de/blog/authors/kim", "Kim"),
  );
  expect(JSON.stringify(way)).toContain(`"${at}/de/blog/authors"`);
});
