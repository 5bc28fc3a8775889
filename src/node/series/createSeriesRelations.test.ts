/** @jest-environment node */
import type { PostNode } from "../nodes/contentNodes";
import { createSeriesRelations } from "./createSeriesRelations";

const { BlogPost, Series } = createSeriesRelations({
  createNodeId: (seed) => seed,
});
const getNodeById = jest.fn((query: { id: string }) => ({ title: query.id }));
const part = (slug: string, seriesOrder: number) => ({
  slug,
  seriesOrder,
  publishedAt: "2026-03-14T00:00:00.000Z",
});
const findAll = jest.fn((query: { query: object }) =>
  Promise.resolve({
    entries: [part("two", 2), part("one", 1)],
    query,
  }),
);
const context = {
  nodeModel: { getNodeById, findAll },
} as unknown as Parameters<typeof BlogPost.series.resolve>[2];

test("a post finds its series in its own locale", () => {
  const post = { seriesKey: "data", locale: "de" } as PostNode;
  expect(BlogPost.series.resolve(post, {}, context)).toEqual({
    title: "Series data de",
  });
});

test("a post without a series has none", () => {
  const post = { seriesKey: null, locale: "de" } as PostNode;
  expect(BlogPost.series.resolve(post, {}, context)).toBeNull();
});

test("a series has its listed posts in order", async () => {
  const series = {
    key: "data",
    locale: "de",
    title: "Data",
    description: null,
  };
  const posts = await Series.posts.resolve(series, {}, context);
  expect(posts.map(({ slug }) => slug)).toEqual(["one", "two"]);
  expect(findAll.mock.calls[0]?.[0].query).toEqual({
    filter: {
      locale: { eq: "de" },
      isListed: { eq: true },
      seriesKey: { eq: "data" },
    },
  });
});
