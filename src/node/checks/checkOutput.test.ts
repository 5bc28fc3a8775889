/** @jest-environment node */
import { checkOutput } from "./checkOutput";
import type { ScannedPage } from "./checkOutput";

const files = new Set(["/a.png", "/blog/rss.xml", "/Übersicht.pdf"]);

const page = (path: string, part: Partial<ScannedPage> = {}): ScannedPage => ({
  path,
  links: [],
  images: [],
  ids: [],
  ...part,
});

/** Each finding in one line. */
const check = (pages: readonly ScannedPage[], skip: string[] = []) =>
  checkOutput({
    pages,
    skip,
    url: "https://www.example.com",
    hasFile: (path) => files.has(path),
  }).map(
    ({ check: name, target, written, pages: shownOn }) =>
      `${name} ${target} <- ${[...written].join(" ")} on ${[...shownOn].join(" ")}`,
  );

const other = page("/de/über", { ids: ["größe", "ende"] });

test("everything that a host answers is there", () => {
  const links = [
    "/",
    "/de/über",
    "/de/%C3%BCber/",
    "/de/über.html",
    "/de/über/index.html?q=1#ende",
    "/de/über#gr%C3%B6%C3%9Fe",
    "https://www.example.com/de/über#größe",
    "//www.example.com/",
    "#here",
    "#",
    "#top",
    "/blog/rss.xml?utm=1",
    "/%C3%9Cbersicht.pdf",
    "https://elsewhere.example/nothing#here",
    "mailto:a@example.com",
  ];
  const images = [
    "/a.png",
    "data:image/png;base64,AAAA",
    "https://e.example/b",
  ];
  const pages = [page("/", { links, images, ids: ["here"] }), other];
  expect(check(pages)).toEqual([]);
});

test("what is missing is found once, with all its forms and pages", () => {
  const pages = [
    page("/", { links: ["/nowhere", "/DE/über"] }),
    page("/blog/a", { links: ["/nowhere/", "b", "/nowhere#x"] }),
    other,
  ];
  expect(check(pages)).toEqual([
    "brokenLinks /nowhere <- /nowhere /nowhere/ /nowhere#x on / /blog/a",
    "brokenLinks /DE/über <- /DE/über on /",
    "brokenLinks /blog/b <- b on /blog/a",
  ]);
});

test("anchors must be on their page, in these letters", () => {
  const pages = [
    page("/", { links: ["#missing", "/de/über#Ende", "/blog/rss.xml#x"] }),
    other,
  ];
  expect(check(pages)).toEqual([
    "brokenAnchors /#missing <- #missing on /",
    "brokenAnchors /de/über#Ende <- /de/über#Ende on /",
  ]);
});

test("a page is no picture, and a missing picture none either", () => {
  const images = ["/b.png", "https://www.example.com/c.png", "/de/über"];
  expect(check([page("/", { images }), other])).toEqual([
    "missingImages /b.png <- /b.png on /",
    "missingImages /c.png <- https://www.example.com/c.png on /",
    "missingImages /de/über <- /de/über on /",
  ]);
});

test("empty links and addresses that are none are found", () => {
  expect(check([page("/", { links: [" ", "http://["] })])).toEqual([
    'brokenLinks "" <-   on /',
    "brokenLinks http://[ <- http://[ on /",
  ]);
});

test("what the owner wants to be skipped is", () => {
  const pages = [page("/", { links: ["/shop/cart"], images: ["/shop/a.png"] })];
  expect(check(pages, ["/shop"])).toEqual([]);
  expect(check(pages)).toHaveLength(2);
});
