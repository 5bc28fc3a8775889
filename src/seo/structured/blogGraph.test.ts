import { blogGraph } from "./blogGraph";

const post = (lang: string) => ({
  title: "One",
  path: "/de/blog/one",
  lang,
  publishedAt: "2026-02-28T23:00:00.000Z",
  updatedAt: null,
});

it("has no list of posts on a page where none is in its language", () => {
  expect(blogGraph([post("de")], "de")).toHaveProperty("blogPost.length", 1);
  expect(blogGraph([post("en")], "de")).not.toHaveProperty("blogPost");
});
