import { contentPlace, isTextPlace } from "../content/contentPlace";
import { faultyText, mayBelongTo } from "./faultyText";

const nothing = { images: [], links: [], imports: [], cover: null };

const faulty = (file: string, slug?: string | null) => {
  const place = contentPlace(file);
  if (!isTextPlace(place)) throw new Error(file);
  return faultyText({
    place,
    sourcePath: `content/${file}`,
    named: { ...nothing, slug },
    docsPaths: new Map([["docs", "/docs"]]),
  });
};

const post = "blog/2026-03-14-one/de.mdx";

test.each([
  // Its own page, in any language.
  [post, undefined, "/de/blog/one", true],
  [post, undefined, "/blog/one", true],
  [post, undefined, "/blog/other", false],
  [post, "eins", "/de/blog/eins", true],
  [post, "eins", "/de/blog/one", false],
  // Nobody knows what it is called.
  [post, null, "/blog/other", true],
  [post, null, "/about", false],
  // Lists that it may be in.
  [post, undefined, "/blog/tags/new", true],
  [post, undefined, "/de/blog/page/2", true],
  [post, undefined, "/blog/authors/alex/page/2", true],
  ["pages/about/en.mdx", undefined, "/de/about", true],
  ["pages/about/en.mdx", undefined, "/abuot", false],
  ["pages/home/en.mdx", undefined, "/", true],
  ["docs/setup.mdx", undefined, "/docs/tags/new", true],
  ["docs/setup.mdx", undefined, "/docsetup", false],
  // A version that the site leaves out.
  ["docs@1.0/setup.mdx", undefined, "/docs/1.0/setup", false],
])("%s with the slug %p and %s: %p", (file, slug, path, expected) => {
  expect(mayBelongTo(path, faulty(file, slug))).toBe(expected);
});

test("what a draft names is told when somebody sees it", () => {
  const place = contentPlace(post);
  if (!isTextPlace(place)) throw new Error(post);
  const links = [{ url: "/not-yet" }];
  const named = { ...nothing, links, isDraft: true };
  const docsPaths = new Map();
  expect(
    faultyText({ place, sourcePath: post, named, docsPaths }).links,
  ).toEqual([]);
});
