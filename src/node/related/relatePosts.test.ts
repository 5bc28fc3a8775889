/** @jest-environment node */
import { countTerms } from "./countTerms";
import { relatePosts } from "./relatePosts";

type Own = { day?: string; tags?: string[]; lang?: string; listed?: boolean };

const post = (title: string, text: string, own: Own = {}) => ({
  id: title,
  lang: own.lang ?? "en",
  publishedAt: `${own.day ?? "2026-01-01"}T00:00:00.000Z`,
  isListed: own.listed ?? true,
  tagKeys: own.tags ?? [],
  terms: countTerms(title, undefined, text, own.lang ?? "en"),
});
type Post = ReturnType<typeof post>;

const relate = (posts: Post[], more = {}) => {
  const options = { count: 2, locale: "en", shownWith: () => [], ...more };
  const related = relatePosts(posts, options);
  return Object.fromEntries(
    [...related].map(([{ id }, others]) => [id, others.map((one) => one.id)]),
  );
};

const filler = "and the and the with the and with";
const english = [
  post("Plans", `query index scan query index scan ${filler}`),
  post("Indexes", `index scan table index scan table ${filler}`),
  post("Locks", `table lock wait table lock wait ${filler}`),
  post("Prices", `rate client invoice rate client invoice ${filler}`),
  post("Contracts", `clause client invoice clause client ${filler} invoice`),
  post("Forms", `label field focus label field focus ${filler}`),
];

/** So that few words stand in half of all posts. */
const others = Array.from({ length: 8 }, (_, n) =>
  post(`Other ${n}`, `x${n}x x${n}x`),
);

test("posts are related by what they are about, not by common words", () => {
  expect(relate(english)).toEqual({
    Plans: ["Indexes"],
    Indexes: ["Plans", "Locks"],
    Locks: ["Indexes"],
    Prices: ["Contracts"],
    Contracts: ["Prices"],
    Forms: [],
  });
});

test("in German as well, whatever the ending", () => {
  const und = "und der und die und der und die";
  const german = [
    ["Rechnung", `Rechnungen Pflicht Rechnungen Umsatz Umsatz ${und}`],
    ["Umsatzsteuer", `Umsatzsteuer Rechnung Rechnung Umsatz ${und}`],
    ["Vertrag", `Klausel Haftung Klausel Haftung Verträge ${und}`],
    ["Haftung", `haftet Haftung Haftungsfall Klauseln Klausel ${und}`],
    ["Git", `Zweig Zweige Zweige Commit Commits ${und}`],
    ["Formular", `Feld Feld Beschriftung Beschriftung ${und}`],
  ].map(([title = "", text = ""]) => post(title, text, { lang: "de" }));
  expect(relate(german, { locale: "de" })).toEqual({
    Rechnung: ["Umsatzsteuer"],
    Umsatzsteuer: ["Rechnung"],
    Vertrag: ["Haftung"],
    Haftung: ["Vertrag"],
    Git: [],
    Formular: [],
  });
});

test("shared tags relate posts without a common word, the rarer the more", () => {
  const tagged = [
    post("One", "aaa aaa", { tags: ["rare", "common"] }),
    post("Two", "bbb bbb", { tags: ["rare"] }),
    post("Three", "ccc ccc", { tags: ["common"] }),
    post("Four", "ddd ddd", { tags: ["common"] }),
    post("Five", "eee eee", { tags: ["common"] }),
    ...others,
  ];
  expect(relate(tagged)).toMatchObject({ One: ["Two", "Five"], Two: ["One"] });
});

test("what is not listed is not named, but gets its own", () => {
  const posts = english.map((one) =>
    one.id === "Plans" ? { ...one, isListed: false } : one,
  );
  expect(relate(posts)).toMatchObject({
    Plans: ["Indexes"],
    Indexes: ["Locks"],
  });
});

test("what the page shows anyway is not named again", () => {
  expect(relate(english, { shownWith: () => ["Plans"] })).toMatchObject({
    Indexes: ["Locks"],
  });
});

test("texts in the page's language come first, others still come", () => {
  const text = `clause client invoice clause client ${filler} invoice`;
  const posts = [...english, post("Verträge", text, { lang: "de" }), ...others];
  expect(relate(posts)).toMatchObject({ Prices: ["Contracts", "Verträge"] });
  expect(relate(posts, { locale: "de" })).toMatchObject({
    Prices: ["Verträge", "Contracts"],
  });
});

test("of posts equally alike the nearest in time is named, then any order", () => {
  const alike = (title: string, day: string) =>
    post(title, "", { day, tags: ["same"] });
  const posts = [
    alike("a", "2026-05-01"),
    alike("b", "2026-03-01"),
    alike("c", "2026-02-01"),
    ...english.map((one) => ({ ...one, tagKeys: [] })),
  ];
  const first = relate(posts, { count: 1 });
  expect(first).toMatchObject({ a: ["b"], b: ["c"], c: ["b"] });
  expect(relate([...posts].reverse(), { count: 1 })).toEqual(first);
});

test("none are wanted", () => {
  expect(relate(english, { count: 0 })).toEqual({});
});
