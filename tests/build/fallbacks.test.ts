import { languageTag } from "../../src/config/locales";
import { documentAt, wordsOf } from "./site/docsPages";
import { fallbacks, pageAt, type BuiltPage } from "./site/pages";

const all = [...fallbacks].map(([path, original]) => {
  const [page, source] = [pageAt(path), pageAt(original)];
  if (!page || !source) throw new Error(`${path} is not built`);
  return { path, page, source };
});

const one = ({ document }: BuiltPage, selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const languageOf = (element: Element) =>
  element.closest("[lang]")?.getAttribute("lang");

it("stands for what a language lacks", () => {
  const expected = [
    "/blog/e-rechnung-fuer-freelancer",
    "/de/blog/working-across-time-zones",
    "/de/handbook/invoices/abroad",
    "/de/projects/booking-form",
    "/de/uses",
  ];
  expect([...fallbacks.keys()]).toEqual(expect.arrayContaining(expected));
});

describe.each(all)("$path", ({ page, source }) => {
  const own = languageTag(page.locale);
  const texts = languageTag(source.locale);

  it("says which language its text is in, wherever its words are", () => {
    expect(own).not.toBe(texts);
    const words = [
      "title",
      "h1",
      ...[
        ".prose",
        "h1 + p",
        "nav details li a[href^='#']",
        "article header + div img",
      ].filter((selector) => page.document.querySelector(`main ${selector}`)),
    ].map((selector) => [selector, languageOf(one(page, selector))]);
    expect(words).toEqual(words.map(([selector]) => [selector, texts]));
  });

  it("speaks the page's language around it", () => {
    const around = [
      "main [role=note]",
      "main nav summary",
      "main [rel=tag]",
      "main .heading a.anchor",
      "main article footer button",
      "body > div footer:last-of-type",
    ].filter((selector) => page.document.querySelector(selector));
    expect(around.length).toBeGreaterThan(1);
    const found = around.map((selector) => languageOf(one(page, selector)));
    expect(found).toEqual(around.map(() => own));
  });

  it("says in the page's language what it is, and leads to the original", () => {
    const note = one(page, "main [role=note]:has(a[hreflang])");
    expect(note.querySelector("a")?.getAttribute("hreflang")).toBe(texts);
    expect(one(page, "h1").textContent).toBe(one(source, "h1").textContent);
    expect(note.textContent).toContain(
      new Intl.DisplayNames([own], { type: "language" }).of(source.locale),
    );
  });

  it("shows others the picture of the original", () => {
    const [own, original] = [page, source].map(({ document }) =>
      document.querySelector("[property='og:image']")?.getAttribute("content"),
    );
    expect(own).toBe(original);
  });
});

const german = "/de/blog/e-rechnung-fuer-freelancer";
const english = "/blog/working-across-time-zones";

it.each([
  [german, "en-GB", "Text auf Deutsch"],
  ["/blog/e-rechnung-fuer-freelancer", "de-DE", ""],
  [english, "de-DE", "Text in English"],
  [`/de${english}`, "en-GB", ""],
])("the menu of %s says of %s: %j", (path, lang, note) => {
  const link = documentAt(path).querySelector(`header a[hreflang="${lang}"]`);
  expect(link).not.toBeNull();
  expect(wordsOf(link?.querySelector("span + span"))).toBe(note);
});

it.each([
  ["/blog/e-rechnung-fuer-freelancer", "de-DE"],
  [`/de${english}`, "en-GB"],
])(
  "links to the fallback %s say that it is in another language",
  (path, lang) => {
    const root = path.startsWith("/de") ? "/de" : "";
    const links = [
      "/",
      "/blog",
      "/blog/archive",
      "/blog/what-to-charge",
    ].flatMap((list) => [
      ...documentAt(root + (list === "/" && root ? "" : list)).querySelectorAll(
        `main a[href="${path}"]`,
      ),
    ]);
    const named = links.filter(
      ({ textContent }) => !/^(Read more|Weiterlesen)/.test(textContent),
    );
    expect(named.length).toBeGreaterThan(2);
    for (const link of named) {
      expect(link.getAttribute("hreflang")).toBe(lang);
      expect(link.closest("[lang]")?.getAttribute("lang")).toBe(lang);
      const around =
        link.closest("li, article, h2, h3")?.textContent ??
        link.parentElement?.textContent;
      expect(around).toMatch(root ? /Auf Englisch/ : /In German/);
    }
  },
);
