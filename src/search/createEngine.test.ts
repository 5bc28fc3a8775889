import { createEngine } from "./createEngine";
import { nothingChosen } from "./searchEngine";

const result = (id: string, version?: string) => ({
  id,
  data: () =>
    Promise.resolve({
      raw_url: `/${id}`,
      content: id,
      meta: { title: id, ...(version !== undefined && { version }) },
      filters: { kind: ["doc"], lang: ["en"] },
      anchors: [],
    }),
});
const results = [
  result("old", "1.0"),
  result("last", "2.0"),
  result("next", "current"),
  result("post"),
];

/** Finds everything; with a filter by version what is in others than the last. */
function open(filters: Record<string, Record<string, number>>) {
  const search = jest.fn(
    (_: string | null, options: { filters: Record<string, string> }) =>
      Promise.resolve({
        results: options.filters.age
          ? results.filter(({ id }) => id === "old" || id === "next")
          : results,
      }),
  );
  const pagefind = {
    init: () => Promise.resolve(),
    filters: () => Promise.resolve(filters),
    search,
  };
  const made = createEngine(pagefind, () => Promise.resolve(""));
  return { search, engine: made };
}

it("puts documentation in other versions than the last one behind all else", async () => {
  const { engine, search } = open({ age: { other: 2 } });
  const found = await engine.find("a", { ...nothingChosen, lang: "en" });
  expect(found.count).toBe(4);
  const pages = await found.load(0, 4);
  expect(pages.map(({ path }) => path)).toEqual([
    "/last",
    "/post",
    "/old",
    "/next",
  ]);
  expect(pages.map(({ version }) => version)).toEqual([
    "2.0",
    undefined,
    "1.0",
    "current",
  ]);
  expect(search).toHaveBeenLastCalledWith("a", {
    filters: { lang: "en", age: "other" },
  });
});

it("asks once where there is nothing to tell apart", async () => {
  const { engine, search } = open({ kind: { post: 4 } });
  const pages = await (await engine.find("a", nothingChosen)).load(0, 2);
  expect(pages.map(({ path }) => path)).toEqual(["/old", "/last"]);
  expect(search).toHaveBeenCalledTimes(1);
});
