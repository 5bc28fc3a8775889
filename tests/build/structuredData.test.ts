import { addLocale, removeLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { addressOf, indexedPages, isBuilt, saidBy } from "./site/indexed";
import { fallbacks, pageAt, pages, type BuiltPage } from "./site/pages";

const selector = 'script[type="application/ld+json"]';
const scriptsOf = ({ document }: BuiltPage) => [
  ...document.querySelectorAll(selector),
];

/** What Google asks for, or advises; the compiler knows how each is spelt. */
const required: Record<string, string> = {
  WebSite: "@id name url description inLanguage publisher potentialAction",
  Person: "@id name url jobTitle description email makesOffer",
  Blog: "@id name url description inLanguage publisher isPartOf",
  BlogPosting:
    "@id headline description url mainEntityOfPage image datePublished author publisher inLanguage isPartOf wordCount timeRequired",
  TechArticle:
    "@id headline description url mainEntityOfPage publisher inLanguage isPartOf wordCount timeRequired",
  CreativeWork: "@id name url description inLanguage creator isPartOf",
  ProfilePage: "@id url inLanguage mainEntity",
  BreadcrumbList: "itemListElement",
};

/** What tests read of it. */
type Thing = {
  "@type": string;
  url: string;
  inLanguage: string;
  headline: string;
  description: string;
  datePublished: string;
  dateModified?: string;
  mainEntityOfPage: { "@id": string };
  image: { url: string };
  author: { name: string }[];
  articleSection?: string[];
  blogPost?: { url: string }[];
  itemListElement: { position: number; name: string; item: string }[];
};

const graphs = new Map(
  pages.flatMap((page) => {
    const [script] = scriptsOf(page);
    if (!script) return [];
    const data = JSON.parse(script.textContent) as { "@graph": Thing[] };
    return [[page, data["@graph"]] as const];
  }),
);
const things = (page: BuiltPage) => graphs.get(page) ?? [];
const all = (type: string) =>
  pages.flatMap((page) =>
    things(page)
      .filter((thing) => thing["@type"] === type)
      .map((thing) => [page, thing] as const),
  );

/** Every text in a graph, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

it("says of each thing what Google asks for", () => {
  const missing = pages.flatMap((page) =>
    things(page).flatMap((thing) =>
      (required[thing["@type"]] ?? "nothing is known of it")
        .split(" ")
        .filter((key) => !thing[key as keyof Thing])
        .map((key) => `${page.path}: ${thing["@type"]} ${key}`),
    ),
  );
  expect(missing).toEqual([]);
});

it("is on every page that search engines list, once, and on no other", () => {
  const wrong = pages.filter(
    (page) => scriptsOf(page).length !== (indexedPages.includes(page) ? 1 : 0),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** What a page must say it is, by its address. */
const expectedTypes = (page: BuiltPage): string[] => {
  const { path } = removeLocale(siteConfig.i18n, page.path);
  const way = "BreadcrumbList";
  if (path === "/") return ["WebSite", "Person"];
  if (/^\/blog(\/page\/\d+)?$/.test(path)) return ["Blog", way];
  if (/^\/blog\/authors\/[^/]+$/.test(path)) return ["ProfilePage", way];
  if (/^\/projects\/./.test(path)) return ["CreativeWork", way];
  if (path === "/cv") return ["ProfilePage", way];
  const isArticle = saidBy(page, '[property="og:type"]').join() === "article";
  if (!isArticle) return [way];
  return [path.startsWith("/blog/") ? "BlogPosting" : "TechArticle", way];
};

it("says what each page is", () => {
  const wrong = indexedPages.flatMap((page) => {
    const found = things(page).map((thing) => thing["@type"]);
    return found.join() === expectedTypes(page).join()
      ? []
      : [`${page.path}: ${found.join()}`];
  });
  expect(wrong).toEqual([]);
  expect(all("BlogPosting").length).toBeGreaterThan(10);
  expect(all("TechArticle").length).toBeGreaterThan(20);
});

it("leads only to what was built", () => {
  const addresses = [...graphs].flatMap(([page, graph]) =>
    textsIn(graph)
      .filter((value) => value.startsWith(siteConfig.url))
      .map((value) => [page.path, value] as const),
  );
  expect(addresses.length).toBeGreaterThan(200);
  expect(addresses.filter(([, to]) => !isBuilt(to))).toEqual([]);
});

it("says of a post what its page says", () => {
  const wrong = all("BlogPosting").filter(([page, post]) => {
    const shown = page.document.querySelector("main")?.textContent ?? "";
    const said = (name: string) =>
      saidBy(page, `meta[property="${name}"]`).join();
    return !(
      post.headline === said("og:title") &&
      post.description === said("og:description") &&
      post.datePublished === said("article:published_time") &&
      (post.dateModified ?? "") === said("article:modified_time") &&
      post.url === addressOf(page) &&
      post.mainEntityOfPage["@id"] === addressOf(page) &&
      post.image.url === said("og:image") &&
      post.inLanguage === page.document.documentElement.lang &&
      post.author.every(({ name }) => shown.includes(name)) &&
      (post.articleSection ?? []).every((label) => shown.includes(label))
    );
  });
  expect(wrong.map(([{ path }]) => path)).toEqual([]);
});

it("says of documentation what its page says", () => {
  const wrong = all("TechArticle").filter(
    ([page, doc]) =>
      doc.headline !== page.document.querySelector("h1")?.textContent ||
      doc.url !== addressOf(page) ||
      doc.inLanguage !== page.document.documentElement.lang,
  );
  expect(wrong.map(([{ path }]) => path)).toEqual([]);
});

it("lists on the blog's pages the posts that they show", () => {
  const wrong = all("Blog").filter(([page, { blogPost = [] }]) => {
    const links = [...page.document.querySelectorAll("article h2 a")];
    const shown = links
      .map((link) => pageAt(link.getAttribute("href") ?? ""))
      .filter((post) => post && !fallbacks.has(post.path))
      .map((post) => post && addressOf(post));
    return shown.join() !== blogPost.map(({ url }) => url).join();
  });
  expect(wrong.map(([{ path }]) => path)).toEqual([]);
});

/** What a page is called: its title; in a sidebar, the label there; at the start, what is around it. */
const isCalled = ({ document }: BuiltPage, name: string) =>
  document.title.startsWith(name) ||
  document.querySelector(`main nav[aria-label="${name}"]`) !== null ||
  [...document.querySelectorAll("main nav [aria-current]")].some(
    ({ textContent }) => textContent === name,
  );

it("leads from the start page down to each page, step by step", () => {
  const wrong = all("BreadcrumbList").filter(([page, list]) => {
    const steps = list.itemListElement;
    const home = addLocale(siteConfig.i18n, page.locale, "/");
    return !(
      steps.every(({ position }, index) => position === index + 1) &&
      steps[0]?.item === new URL(home, siteConfig.url).href &&
      steps.at(-1)?.item === addressOf(page) &&
      steps.every(({ item, name }, index) => {
        const target = pageAt(item);
        const before = steps[index - 1]?.item ?? "";
        return (
          target?.locale === page.locale &&
          item.startsWith(before) &&
          isCalled(target, name)
        );
      })
    );
  });
  expect(wrong.map(([{ path }]) => path)).toEqual([]);
  const depths = all("BreadcrumbList").map(
    ([, { itemListElement }]) => itemListElement.length,
  );
  expect([...new Set(depths)].sort()).toEqual([2, 3, 4]);
});
