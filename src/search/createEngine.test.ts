import type { FilterCounts } from "../lib/searchIndex";
import { createEngine } from "./createEngine";
import { nothingChosen } from "./searchEngine";

const result = (id: string, version?: string) => ({
  id,
  data: () =>
    Promise.resolve({
      page: {
        path: `/${id}`,
        title: id,
        kind: "doc" as const,
        lang: "en",
        ...(version !== undefined && { version }),
        tags: [],
        authors: "",
        text: id,
        headings: [],
      },
    }),
});
const results = [
  result("old", "1.0"),
  result("last", "2.0"),
  result("next", "current"),
  result("post"),
];

/** Finds everything; with a filter by version what is in others than the last. */
function open(others: Pick<FilterCounts, "otherVersions">) {
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
    search,
  };
  const made = createEngine(pagefind, {
    words: () => Promise.resolve(""),
    counts: () => Promise.resolve({ tag: {}, year: {}, lang: {}, ...others }),
  });
  return { search, engine: made };
}

it("puts documentation in other versions than the last one behind all else", async () => {
  const { engine, search } = open({ otherVersions: 2 });
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
  const { engine, search } = open({});
  const pages = await (await engine.find("a", nothingChosen)).load(0, 2);
  expect(pages.map(({ path }) => path)).toEqual(["/old", "/last"]);
  expect(search).toHaveBeenCalledTimes(1);
});
