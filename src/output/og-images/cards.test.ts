import { createFolder } from "../../../tests/createFolder";
import { site } from "../../config/site";
import { resolveSite } from "../../config/resolveSite";
import type { PostEntry } from "../../site/collections/posts";
import { createPost } from "../../site/testing/createPost";
import { findCard, listSiteCards } from "./cards";

const config = resolveSite({
  ...site,
  title: "Example & Partners",
  url: "https://www.example.com",
});
const post = createPost({
  title: "Reading a contract",
  slug: "2026/contract",
});
const describe = (changes: Partial<PostEntry> = {}, authors = ["Kim"]) =>
  findCard(config, { ...post, ...changes, authorNames: authors });

test("a card has the texts of the post, as its language writes them", () => {
  expect(describe({ lang: "de" }, ["Alex", "Kim"])?.text).toEqual({
    title: "Reading a contract",
    authors: "Alex und Kim",
    date: "14.\u00a0März\u00a02026",
    site: "Example & Partners",
    host: "example.com",
    cover: "",
  });
});

test("the file's name changes with what the card shows, and with nothing else", () => {
  const fileName = describe()?.fileName;
  expect(fileName).toMatch(/^2026-contract-[0-9a-f]{12}\.png$/);
  expect(describe()?.fileName).toBe(fileName);
  expect(describe({ title: "Signing" })?.fileName).not.toBe(fileName);
  expect(describe({ date: "2026-03-15" })?.fileName).not.toBe(fileName);
  expect(describe({}, ["Robin"])?.fileName).not.toBe(fileName);
});

const { at, write } = createFolder();
test("the file's name changes with the picture of the cover", () => {
  const cover = { src: "./cover.png", alt: "", filePath: at("cover.png") };
  const [old, changed] = ["old", "changed"].map((picture) => {
    write("cover.png", picture);
    return findCard(config, { ...post, cover })?.fileName;
  });
  expect(changed).not.toBe(old);
});

test.each([
  ["開発者", "Aiko", "Aiko"],
  ["開発者", "愛子", "www.example.com"],
])("with the tagline %s the card of %s says %s", (tagline, title, drawn) => {
  const cards = listSiteCards({ ...config, image: undefined, tagline, title });
  expect(cards[0]?.[1].text.title).toBe(drawn);
});

test("an author after whom the site is named is left out", () => {
  expect(describe({}, ["Example & Partners"])?.text.authors).toBe("");
});

test.each([
  [
    "„Größe“: Łódź, Привет, Ελλάδα, Nguyễn",
    "„Größe“: Łódź, Привет, Ελλάδα, Nguyễn",
  ],
  ["Ship it 🚀 today → done ✅!", "Ship it today done!"],
  ["👩‍💻 and I ❤️ 5 € & 20 %", "and I 5 € & 20 %"],
  ["CO₂ sparen: H₂O & 3 × 4 m²", "CO2 sparen: H2O & 3 × 4 m²"],
  ["−5 °C statt ±0, 7 ℃", "−5 °C statt ±0, 7 °C"],
  ["5️⃣ Tipps für E‑Mails", "5 Tipps für E-Mails"],
  ["𝗕𝗼𝗹𝗱, Ａ and ﬁ", "Bold, A and fi"],
  ["½ Preis, ⅔ Zeit ①", "½ Preis, 2⁄3 Zeit 1"],
])(
  "what the fonts lack is written otherwise or left out of %j",
  (title, drawn) => {
    expect(describe({ title })?.text.title).toBe(drawn);
  },
);

test.each(["漢字 for everyone", "مرحبا", "🎉", "Ŧest"])(
  "%j has no card: its letters are missing in the fonts",
  (title) => {
    expect(describe({ title })).toBeNull();
    const filePath = at("cover.png");
    write("cover.png", "picture");
    const cover = { src: "./cover.png", alt: "", filePath };
    expect(describe({ title, cover })?.text).toMatchObject({
      title: "",
      cover: filePath,
    });
  },
);
