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
  const page = {
    home: {
      lead: "I repair software.",
      services: { items: [{ title: "Repair", text: "Of software." }] },
    },
    contact: {
      email: "a@example.com",
      phone: null,
      location: "Berlin",
      street: "High Street 1",
      postcode: "10115",
      town: "Berlin",
      country: "DE",
      vatId: null,
    },
  };
  const things = graph(
    { locale: "de", subject: { kind: "owner", page } },
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
      address: { streetAddress: "High Street 1", addressCountry: "DE" },
      makesOffer: [{ itemOffered: { "@type": "Service", name: "Repair" } }],
    },
  ]);
  expect(things).toHaveLength(2);
});

it("describes the freelancer by their CV", () => {
  const cv = {
    basics: { label: "Engineer", summary: null },
    contact: null,
    education: [{ institution: "TU Berlin" }],
    skills: [{ keywords: ["Go", "SQL"] }, { keywords: ["CSS"] }],
    languages: [],
    certificates: [{ name: "CPSA-F" }],
  };
  const [page] = graph(
    { locale: "en", subject: { kind: "cv", cv } },
    facts("/cv", "CV"),
  );
  expect(page).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      "@id": `${at}/#owner`,
      jobTitle: "Engineer",
      alumniOf: [{ name: "TU Berlin" }],
      knowsAbout: ["Go", "SQL", "CSS"],
      hasCredential: [{ name: "CPSA-F" }],
    },
  });
  expect(page).not.toHaveProperty("mainEntity.knowsLanguage");
});
