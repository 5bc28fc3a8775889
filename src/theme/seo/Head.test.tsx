import { renderToStaticMarkup } from "react-dom/server";
import { siteConfig } from "../../config/resolved";
import { createHeadTags } from "./siteTags";
import type { Subject } from "./subject";
import { OwnPageHead } from "./Head";
import type { Head } from "./Head";
import { renderHead as serve, renderTags } from "./testing/serveHead";

let mockPreview = false;
jest.mock("../../config/environment", () => ({
  get isPreview() {
    return mockPreview;
  },
}));

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

it("leads to an original on another site", () => {
  const original = "https://elsewhere.example/about";
  const head = serve({ ...base, original, subject: post });
  expect(all(head, "[rel=canonical]")).toEqual([original]);
  expect(og(head, "og:url")).toEqual([original]);
  expect(all(head, "[hreflang]")).toEqual([]);
  expect(head.querySelector("script")).toBeNull();
});

it.each([
  [false, ["https://www.example.com/about"], []],
  [true, [], ["noindex"]],
])(
  "lists a page of the owner's own unless it is in a preview (%s)",
  (isPreview, canonical, robots) => {
    mockPreview = isPreview;
    const head = renderTags(<OwnPageHead locale="en" alternates={about} />);
    mockPreview = false;
    expect(all(head, "[rel=canonical]")).toEqual(canonical);
    expect(all(head, "[name=robots]")).toEqual(robots);
  },
);

test("what the config adds to the head is found below a base path", () => {
  process.env.SITE_BASE_PATH = "/project";
  const head = [
    { script: { src: "/count.js", defer: true as const } },
    { link: { rel: "me", href: "https://me.example" } },
  ];
  const html = renderToStaticMarkup(
    <>{createHeadTags({ ...siteConfig, head })}</>,
  );
  delete process.env.SITE_BASE_PATH;
  expect(html).toContain('<script defer="" src="/project/count.js"></script>');
  expect(html).toContain('<link rel="me" href="https://me.example"/>');
});
