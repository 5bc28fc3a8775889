import { documentAt, wordsOf } from "../build/site/docsPages";
import { outputFiles, readOutput } from "../build/site/outputFolder";
import { pages } from "../build/site/pages";

/** What the owner's parts of a page say, by their names. */
const ownIn = (document: Document, part: string) =>
  [...document.querySelectorAll(`[data-own="${part}"]`)].map(wordsOf);

test("a part of the owner's shows the original inside, on every page", () => {
  for (const { document } of pages) {
    const [footer] = ownIn(document, "Footer");
    expect(footer).toMatch(/^Written on a train© \d{4} Alex Example/);
  }
});

test("another one takes its place, and nothing of it is left", () => {
  for (const { document } of pages) {
    expect(ownIn(document, "Brand")).toEqual(["The workshop"]);
    expect(wordsOf(document.querySelector("header"))).not.toContain("Alex");
  }
});

test("they get what the original gets", () => {
  const hero = documentAt("/de").querySelector('[data-own="HomeHero"] h1');
  expect(wordsOf(hero)).toMatch(/\p{L}/u);
  expect(ownIn(documentAt("/docs"), "ReadingLayout")).toEqual(["The end"]);
  expect(ownIn(documentAt("/about"), "ReadingLayout")).toEqual(["The end"]);
});

test("their styles are in the page, own.css in the last layer of the cascade", () => {
  for (const { html } of pages) {
    expect(html).toContain("border-block-start:7px double");
    // A layer that is named later comes later in the cascade.
    const own = html.search(/@layer own\{\[data-own="?Brand/);
    expect(own).toBeGreaterThan(html.indexOf("@layer reset,"));
  }
});

test.each(["/api/errors", "/de/api/errors"])(
  "a component of the owner's is in the text of %s, with its style",
  (address) => {
    const document = documentAt(address);
    expect(wordsOf(document.querySelector("main .signature"))).toBe(
      "Alex, with a pen",
    );
    const { html } = pages.find(({ path }) => path === address) ?? {};
    expect(html).toContain("font-variant-caps:small-caps");
  },
);

test("its script is a file of its own", () => {
  const scripts = [...outputFiles].filter((file) => file.endsWith(".js"));
  const own = scripts.filter((file) => readOutput(file).includes("signed"));
  expect(own).toEqual([expect.not.stringMatching(/^app-/)]);
});
