import { addressOf, indexedPages, isBuilt } from "../build/site/indexed";
import { pages, type BuiltPage } from "../build/site/pages";
import { at, hrefsIn } from "./support/at";

type Thing = {
  "@type": string;
  url?: string;
  headline?: string;
  inLanguage?: string;
  itemListElement?: { position: number; name: string; item: string }[];
};

const thingsOf = ({ document }: BuiltPage): Thing[] =>
  [...document.querySelectorAll("[type='application/ld+json']")].flatMap(
    ({ textContent }) =>
      (JSON.parse(textContent) as { "@graph": Thing[] })["@graph"],
  );

const docs = pages.filter(({ path }) =>
  /^(?:\/de)?\/(?:docs|api)(?:\/|$)/.test(path),
);
const isText = ({ path, document }: BuiltPage) =>
  document.querySelector(".prose") !== null && !path.endsWith("/start");

test("pages of the last version say what they are, and copies and lists of others say nothing", () => {
  expect(docs.length).toBeGreaterThan(50);
  const wrong = docs.filter((page) => {
    const said = thingsOf(page).map((thing) => thing["@type"]);
    const way = ["BreadcrumbList"];
    const whole = isText(page) ? ["TechArticle", ...way] : way;
    const expected = indexedPages.includes(page) ? whole : [];
    return said.join() !== expected.join();
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("they give their own address, title and language", () => {
  for (const page of docs) {
    const [article] = thingsOf(page).filter(({ headline }) => headline);
    if (!article) continue;
    expect(article.url).toBe(addressOf(page));
    expect(article.inLanguage).toBe(page.document.documentElement.lang);
    expect(article.headline).toBe(
      page.document.querySelector("h1")?.textContent,
    );
  }
});

test("the way to a page leads over what was built, and ends with it", () => {
  for (const page of docs) {
    const list = thingsOf(page).find((thing) => thing.itemListElement);
    const way = list?.itemListElement;
    if (!way) continue;
    expect(way.map(({ position }) => position)).toEqual(
      way.map((_, i) => i + 1),
    );
    expect(way.filter(({ item }) => !isBuilt(item))).toEqual([]);
    expect(way.at(-1)?.item).toBe(addressOf(page));
  }
});

test("readers are shown the same way, with the categories that are no pages", () => {
  const { document } = at("/de/docs/next/work/releases/rollback");
  const way = document.querySelector("main header nav");
  const steps = [...(way?.querySelectorAll("li") ?? [])];
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Kundenhandbuch",
    "Wie wir arbeiten",
    "Auslieferungen",
    "Zurückgehen",
  ]);
  expect(hrefsIn(way)).toEqual(["/de/docs/next", "/de/docs/next/work"]);
  expect(steps.at(-1)?.getAttribute("aria-current")).toBe("page");
});
