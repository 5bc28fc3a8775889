import { feeds } from "./site/feeds";
import {
  at,
  lookAt,
  marksOf,
  placesOf,
  toPath,
  type Looks,
} from "./site/lookAt";

const german = "/de/blog/e-rechnung-fuer-freelancer";
const english = "/blog/working-across-time-zones";
const both = [
  "/blog/estimating-without-guessing",
  "/de/blog/schaetzen-statt-raten",
] as const;

/**
 * What the site does with texts that are not simply the same in both
 * languages: one entry is one page.
 */
const table: Record<string, Looks> = {
  // A post in German alone.
  [german]: {
    text: "de-DE",
    canonical: german,
    versions: [],
    menu: ["/blog/e-rechnung-fuer-freelancer", "Text auf Deutsch"],
    isInSitemap: true,
    isInFeeds: true,
    onLists: "",
    newer: "/de/blog/what-to-charge",
    older: "/de/blog/reading-a-contract",
  },
  "/blog/e-rechnung-fuer-freelancer": {
    text: "de-DE",
    canonical: german,
    versions: [],
    menu: [german],
    isInSitemap: false,
    isInFeeds: false,
    onLists: "In German",
    newer: "/blog/what-to-charge",
    older: "/blog/reading-a-contract",
  },
  // A post in English alone.
  [english]: {
    text: "en-GB",
    canonical: english,
    versions: [],
    menu: [`/de${english}`, "Text in English"],
    isInSitemap: true,
    isInFeeds: true,
    onLists: "",
    newer: "/blog/git-commands-i-use-weekly",
    older: "/blog/what-to-charge",
  },
  [`/de${english}`]: {
    text: "en-GB",
    canonical: english,
    versions: [],
    menu: [english],
    isInSitemap: false,
    isInFeeds: false,
    onLists: "Auf Englisch",
    newer: "/de/blog/git-commands-i-use-weekly",
    older: "/de/blog/what-to-charge",
  },
  // A post whose address is another one in each language.
  [both[0]]: {
    text: "en-GB",
    canonical: both[0],
    versions: [...both],
    menu: [both[1]],
    isInSitemap: true,
    isInFeeds: true,
    onLists: "",
    newer: "/blog/accessible-forms",
    older: "/blog/first-blog-post",
  },
  [both[1]]: {
    text: "de-DE",
    canonical: both[1],
    versions: [...both],
    menu: [both[0]],
    isInSitemap: true,
    isInFeeds: true,
    onLists: "",
    newer: "/de/blog/accessible-forms",
    older: "/de/blog/first-blog-post",
  },
  // A page in English alone; pages stand in no list.
  "/uses": {
    text: "en-GB",
    canonical: "/uses",
    versions: [],
    menu: ["/de/uses", "Text in English"],
    isInSitemap: true,
    isInFeeds: false,
    onLists: false,
  },
  "/de/uses": {
    text: "en-GB",
    canonical: "/uses",
    versions: [],
    menu: ["/uses"],
    isInSitemap: false,
    isInFeeds: false,
    onLists: false,
  },
};

it.each(Object.entries(table))("%s", (path, expected) => {
  expect(lookAt(path)).toEqual(expected);
});

it.each(Object.entries(table).filter(([, { onLists }]) => onLists !== false))(
  "%s stands on all lists that it belongs to",
  (path) => {
    expect(marksOf(path)).toHaveLength(placesOf(at(path)));
    expect(placesOf(at(path))).toBeGreaterThanOrEqual(4);
  },
);

it.each(Object.entries(table))(
  "%s is in all feeds or in none",
  (path, { isInFeeds }) => {
    const { locale } = at(path);
    const all = feeds.filter((feed) => feed.locale === locale);
    const others = feeds.filter((feed) => feed.locale !== locale);
    const has = ({ items }: (typeof feeds)[number]) =>
      items.some(({ link }) => toPath(link) === path);
    expect(all.filter(has)).toHaveLength(isInFeeds ? all.length : 0);
    expect(others.filter(has)).toEqual([]);
  },
);

it.each([
  // Written as the path of a file; leads to the page's language.
  ["/uses", "/blog/git-commands-i-use-weekly", both[0]],
  ["/de/uses", "/de/blog/git-commands-i-use-weekly", both[1]],
])("links of %s lead to %s and %s", (path, ...targets) => {
  const links = [...at(path).document.querySelectorAll(".prose a")].map(
    (link) => link.getAttribute("href"),
  );
  expect(links).toEqual(expect.arrayContaining(targets));
});

it.each([
  ["/blog/e-rechnung-fuer-freelancer", "de-DE"],
  [`/de${english}`, "en-GB"],
])(
  "links to the fallback %s say that it is in another language",
  (path, lang) => {
    const root = at(path).locale === "en" ? "" : "/de";
    const links = [
      "/",
      "/blog",
      "/blog/archive",
      "/blog/what-to-charge",
    ].flatMap((list) => [
      ...at(
        root + (list === "/" && root ? "" : list),
      ).document.querySelectorAll(`main a[href="${path}"]`),
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
