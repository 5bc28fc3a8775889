import { findPages } from "./findPages";
import { nothingChosen } from "./searchEngine";
import type { FoundPage } from "../lib/foundPage";
import type { SearchEngine } from "./searchEngine";

const page = (path: string, title: string, text: string): FoundPage => ({
  path,
  title,
  kind: "post",
  lang: "en",
  tags: [],
  authors: "Kim Muster",
  text: `${title}. ${text}`,
  headings: [{ id: "end", title: "The end", at: `${title}. `.length }],
});
const pages = [
  page("/a", "Contracts", "The end. Signed."),
  page("/b", "Rabbits", "The end. White."),
];

/** Finds pages that have all words, or begin like the first; like Pagefind. */
const engine = () => {
  const asked: string[] = [];
  const found: SearchEngine = {
    find(query) {
      asked.push(query);
      const words = query.toLowerCase().split(" ");
      const hits = pages.filter(({ text, authors }) =>
        words.every((word) =>
          `${text} ${authors}`.toLowerCase().includes(word.slice(0, 6)),
        ),
      );
      return Promise.resolve({
        count: hits.length,
        load: (from, to) => Promise.resolve(hits.slice(from, to)),
      });
    },
    counts: () => Promise.reject(new Error("not asked for")),
    words: () => Promise.resolve(["contracts", "rabbits", "white", "signed"]),
  };
  return { found, asked };
};
const ask = async (query: string) => {
  const { found, asked } = engine();
  const question = { query, chosen: nothingChosen, limit: 8, language: "en" };
  const answer = await findPages(found, question);
  return { ...answer, asked, paths: answer.hits.map(({ path }) => path) };
};

it("answers at once where every word is found", async () => {
  const answer = await ask("white rabbit");
  expect(answer).toMatchObject({ paths: ["/b"], asked: ["white rabbit"] });
  expect(answer.corrected).toBeUndefined();
});

it("finds an author, whose name is not in the text", async () => {
  expect((await ask("muster")).paths).toEqual(["/a", "/b"]);
});

it("asks again with the word that was meant", async () => {
  const answer = await ask("rabibts");
  expect(answer).toMatchObject({ corrected: "rabbits", paths: ["/b"] });
});

it("leaves out a word that nothing has, where others remain", async () => {
  const answer = await ask("white qwrtzp");
  expect(answer).toMatchObject({ corrected: "white", paths: ["/b"] });
});

it("finds nothing for nonsense, whatever begins like it", async () => {
  expect(await ask("contraqwertz")).toMatchObject({ paths: [], count: 0 });
});

it("finds a phrase in quotation marks where its words stand together", async () => {
  expect(await ask('"the end white"')).toMatchObject({
    paths: ["/b"],
    count: 1,
    asked: ["the end white"],
  });
  expect(await ask('"white the end"')).toMatchObject({ paths: [], count: 0 });
});

it("shows where it was found", async () => {
  const { hits } = await ask("signed");
  expect(hits[0]?.headings).toEqual([
    { id: "end", title: [{ text: "The end", isMarked: false }] },
  ]);
  expect(hits[0]?.passage).toContainEqual({ text: "Signed", isMarked: true });
});
