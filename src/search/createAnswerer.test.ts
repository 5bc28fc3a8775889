import type { FilterCounts } from "../lib/searchIndex";
import { createAnswerer } from "./createAnswerer";
import { nothingChosen } from "./searchEngine";
import type { SearchEngine } from "./searchEngine";
import type { Said } from "./searchMessages";

const counts: FilterCounts = { tag: { Craft: 3 }, year: {}, lang: {} };

/** An answerer over an engine that finds nothing, and what it was asked and said. */
function start(more: Partial<SearchEngine> = {}) {
  const said: Said[] = [];
  const find = jest.fn<ReturnType<SearchEngine["find"]>, [string]>(() =>
    Promise.resolve({ count: 0, load: () => Promise.resolve([]) }),
  );
  const engine: SearchEngine = {
    find,
    counts: () => Promise.resolve(counts),
    words: () => Promise.resolve([]),
    ...more,
  };
  const open = jest.fn(() => Promise.resolve(engine));
  const answer = createAnswerer(open, (one) => said.push(one));
  const ask = (id: number, query?: string) =>
    answer({
      id,
      folder: "/search-index/en/",
      ...(query !== undefined && {
        question: { query, chosen: nothingChosen, limit: 6, language: "en" },
      }),
    });
  return { said, find, open, ask };
}

it("gives the numbers of pages where nothing is searched for", async () => {
  const { ask, said, find } = start();
  await ask(1);
  expect(said).toEqual([{ id: 1, found: { counts } }]);
  expect(find).not.toHaveBeenCalled();
});

it("answers the last of what was asked at once, and opens the index once", async () => {
  const { ask, said, find, open } = start();
  await Promise.all([ask(1, "c"), ask(2, "co"), ask(3, "con")]);
  const answer = { hits: [], count: 0 };
  expect(said).toEqual([{ id: 3, found: { counts, answer } }]);
  expect(find.mock.calls.map(([query]) => query)).toEqual(["con"]);
  await ask(4, "cont");
  expect(said).toHaveLength(2);
  expect(open).toHaveBeenCalledTimes(1);
});

it("says that it failed", async () => {
  const { ask, said } = start({ find: () => Promise.reject(new Error()) });
  await ask(1, "contract");
  expect(said).toEqual([{ id: 1 }]);
});
