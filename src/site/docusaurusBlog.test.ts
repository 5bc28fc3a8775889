import { createRelations } from "../gatsby/model/resolvers";
import { entry, loadTestSite } from "./testing/loadTestSite";

type Site = Awaited<ReturnType<typeof loadTestSite>>;
let site: Site;

const titled = (title: string, fields = "") =>
  `---\ntitle: ${title}\n${fields}\n---\n\nText.\n`;

/** Each shape that posts and data files have in a blog of Docusaurus. */
const files = {
  "content/blog/2020-01-02-hello.md": titled(
    "Hello",
    "slug: /2020/01/02/hello\nauthors: ann-b\ntags: [release, Open Source]",
  ),
  "content/blog/2021-03-04-two-voices/index.mdx": "# Two voices\n\nText.\n",
  "content/blog/2021-03-04-two-voices/index.de.mdx":
    "---\nslug: zwei-stimmen\n---\n\n# Zwei Stimmen\n\nText.\n",
  "content/blog/2021/05/06/in-folders.mdx": titled(
    "In folders",
    "authors: [carl]\ntags: [release, Long Reads]",
  ),
  "content/blog/2022-9-1.md": titled("2022", "authors: [carl, dora]"),
  "content/blog/2022-09-02-hidden.md": entry("unlisted: true\ntags: [howTo]"),
  "content/blog/2023-06-07-pair.md": titled("A pair"),
  "content/blog/2023-06-07-pair.de.md": titled("Ein Paar"),
  "content/blog/notes/2022-07-08-on-notes/index.md": "# On notes\n\nText.\n",
  "content/blog/Undated.mdx": titled(
    "Dated inside",
    "date: 2023-04-05\nauthors: ann-b",
  ),
  "content/blog/_notes.md": "Not for readers.",
  "content/authors.yaml":
    "ann-b:\n  name: Ann\n  image: /img/ann.svg\ncarl:\n  name: Carl\ndora:\n  name: Dora\n",
  "content/tags.yaml":
    "release:\n  label: Releases\n  permalink: /new-versions\nhowTo:\n",
  "static/img/ann.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

beforeAll(async () => {
  site = await loadTestSite(files);
});

test("every post has the title, the date and the address that its file says", () => {
  const posts = site.entries
    .filter(({ area, isFallback }) => area === "blog" && !isFallback)
    .map((post) => [post.path, post.title, "date" in post && post.date]);
  expect(posts.sort()).toEqual([
    ["/blog/2020/01/02/hello", "Hello", "2020-01-02"],
    ["/blog/2022-09-01", "2022", "2022-09-01"],
    ["/blog/hidden", "Title", "2022-09-02"],
    ["/blog/in-folders", "In folders", "2021-05-06"],
    ["/blog/notes/on-notes", "On notes", "2022-07-08"],
    ["/blog/pair", "A pair", "2023-06-07"],
    ["/blog/two-voices", "Two voices", "2021-03-04"],
    ["/blog/undated", "Dated inside", "2023-04-05"],
    ["/de/blog/pair", "Ein Paar", "2023-06-07"],
    ["/de/blog/zwei-stimmen", "Zwei Stimmen", "2021-03-04"],
  ]);
});

test("authors have their portraits and pages, tags their labels and pages", () => {
  const authors = site.authors.filter(({ locale }) => locale === "en");
  expect(authors).toMatchObject([
    {
      name: "Ann",
      path: "/blog/authors/ann-b",
      image: { src: "/img/ann.svg" },
    },
    { name: "Carl", path: "/blog/authors/carl" },
    { name: "Dora", path: "/blog/authors/dora" },
  ]);
  const tags = site.tags.filter(({ locale }) => locale === "en");
  expect(tags.map(({ label, path }) => [label, path])).toEqual([
    ["Releases", "/blog/tags/new-versions"],
    ["How-to", "/blog/tags/how-to"],
    ["Open Source", "/blog/tags/open-source"],
    ["Long Reads", "/blog/tags/long-reads"],
  ]);
});

test("nothing is wrong but tags that only posts name", () => {
  const note = (key: string) => `Add "${key}:" to content/tags.yaml.`;
  expect(site.found).toMatchObject([
    { fatal: false, note: note("open-source") },
    { fatal: false, note: note("long-reads") },
  ]);
});

test.each([
  [{ path: "/a", url: "https://a.example" }, "/a"],
  [
    { path: null, url: "https://a.example", email: "a@b.example" },
    "https://a.example",
  ],
  [{ email: "a@b.example" }, "mailto:a@b.example"],
  [{}, null],
])("the name of an author with %j leads to %s", (author, link) => {
  const { Author } = createRelations("");
  expect(Author.link.resolve(author)).toBe(link);
});
