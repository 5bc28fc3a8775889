import { siteConfig } from "../../src/config/resolved";
import { documentAt } from "./site/docsPages";

const german = "/de/blog/e-rechnung-fuer-freelancer";
const english = "/blog/working-across-time-zones";
const both = [
  "/blog/estimating-without-guessing",
  "/de/blog/schaetzen-statt-raten",
] as const;

const toPath = (link: Element | null | undefined) =>
  link?.getAttribute("href")?.replace(siteConfig.url, "");

it.each([
  // A post in German alone, one in English alone, one with two addresses, a page in English alone.
  [german, [], "/blog/e-rechnung-fuer-freelancer", "Text auf Deutsch"],
  ["/blog/e-rechnung-fuer-freelancer", [], german, undefined],
  [english, [], `/de${english}`, "Text in English"],
  [`/de${english}`, [], english, undefined],
  [both[0], both, both[1], undefined],
  [both[1], both, both[0], undefined],
  ["/uses", [], "/de/uses", "Text in English"],
  ["/de/uses", [], "/uses", undefined],
])("%s tells machines of %j, and leads readers to %s", (path, ...expected) => {
  const { head, body } = documentAt(path);
  const versions = head.querySelectorAll(
    "link[hreflang]:not([hreflang=x-default])",
  );
  const other = path.startsWith("/de") ? "en-GB" : "de-DE";
  const link = body.querySelector(`header a[hreflang="${other}"]`);
  const note = link?.querySelector("span + span")?.textContent;
  expect([[...versions].map(toPath), toPath(link), note]).toEqual(expected);
});

it.each([
  [german, "/de/blog/what-to-charge", "/de/blog/reading-a-contract"],
  [
    `/de${english}`,
    "/de/blog/git-commands-i-use-weekly",
    "/de/blog/what-to-charge",
  ],
])("%s stands between %s and %s", (path, newer, older) => {
  const leading = ["next", "prev"].map((rel) =>
    toPath(documentAt(path).querySelector(`main nav a[rel="${rel}"]`)),
  );
  expect(leading).toEqual([newer, older]);
});

it.each([
  // Written as the path of a file; leads to the page's language.
  ["/uses", "/blog/git-commands-i-use-weekly", both[0]],
  ["/de/uses", "/de/blog/git-commands-i-use-weekly", both[1]],
])("links of %s lead to %s and %s", (path, ...targets) => {
  const links = [...documentAt(path).querySelectorAll(".prose a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual(expect.arrayContaining(targets));
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
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.filter(
      ({ textContent }) => !/^(Read more|Weiterlesen)/.test(textContent),
    )) {
      expect(link.getAttribute("hreflang")).toBe(lang);
      expect(link.closest("[lang]")?.getAttribute("lang")).toBe(lang);
      const around =
        link.closest("li, article, h2, h3")?.textContent ??
        link.parentElement?.textContent;
      expect(around).toMatch(root ? /Auf Englisch/ : /In German/);
    }
  },
);
