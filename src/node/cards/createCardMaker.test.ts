import { site } from "../../config/site";
import { withDefaults } from "../../config/withDefaults";
import { createCardMaker } from "./createCardMaker";

const settings = withDefaults({ ...site, title: "Example & Partners" });
const root = process.cwd();
const makeCard = createCardMaker(root, settings);
const post = {
  title: "Reading a contract",
  titleMeta: null,
  slug: "reading-a-contract",
  date: "2026-03-14",
  lang: "en",
};
const names = ["Alex Example", "Kim Muster"];
const nameOf = (change: Partial<typeof post> & { authors?: string[] }) =>
  makeCard({ ...post, ...change }, change.authors ?? names)?.name;

test("a card has the post's texts, as its language writes them", () => {
  expect(makeCard(post, names)?.texts).toEqual({
    title: "Reading a contract",
    authors: "Alex Example and Kim Muster",
    date: "14 March 2026",
    site: "Example & Partners",
    host: "example.com",
  });
  expect(makeCard({ ...post, lang: "de" }, names)?.texts).toMatchObject({
    authors: "Alex Example und Kim Muster",
    date: "14. März 2026",
  });
});

test("its name is the post's slug and a digest, the same in every build", () => {
  expect(nameOf({})).toMatch(/^reading-a-contract-[0-9a-f]{12}\.png$/);
  const again = createCardMaker(root, settings)(post, names);
  expect(again?.name).toBe(nameOf({}));
});

test("a slug with folders makes a name without", () => {
  expect(nameOf({ slug: "2020/01/02/hello" })).toMatch(
    /^2020-01-02-hello-[0-9a-f]{12}\.png$/,
  );
});

test.each([
  ["title", { title: "Signing a contract" }],
  ["slug", { slug: "contracts" }],
  ["date", { date: "2026-03-15" }],
  ["language", { lang: "de" }],
  ["authors", { authors: ["Kim Muster"] }],
])("another %s makes another name", (_, change) => {
  expect(nameOf(change)).toBeDefined();
  expect(nameOf(change)).not.toBe(nameOf({}));
});

test.each([
  ["title", { title: "Another" }],
  ["address", { url: "https://other.example" }],
])("another %s of the site makes another name", (_, change) => {
  const other = createCardMaker(root, { ...settings, ...change });
  expect(other(post, names)?.name).not.toBe(nameOf({}));
});

test("the title for previews is preferred", () => {
  const card = makeCard({ ...post, titleMeta: "Contracts, read" }, names);
  expect(card?.texts.title).toBe("Contracts, read");
});

test("an author after whom the site is called is not named twice", () => {
  const maker = createCardMaker(root, { ...settings, title: "Kim Muster" });
  expect(maker(post, ["Kim Muster"])?.texts.authors).toBe("");
  expect(maker(post, names)?.texts.authors).toBe("Alex Example and Kim Muster");
});

test("emoji are left out; a title whose letters can't be drawn has no card", () => {
  const titled = (title: string) => makeCard({ ...post, title }, names);
  expect(titled("Done ✅")?.texts.title).toBe("Done");
  expect(titled("契約書を読む")).toBeNull();
});
