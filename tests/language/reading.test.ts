import path from "node:path";
import { askAll } from "../build/site/askAll";
import { outputFiles, readOutput } from "../build/site/outputFolder";

const posts = [
  "/ar/blog/the-invoice-that-gets-paid",
  "/ar/blog/first-blog-post",
];

test("the feed holds what has been translated, and no fallback", () => {
  const atom = readOutput("ar/blog/atom.xml");
  const ids = [...atom.matchAll(/<entry>.*?<id>([^<]+)/gs)];
  expect(ids.map(([, id = ""]) => new URL(id).pathname)).toEqual(posts);
});

test("the search knows Arabic words, also without their article", () => {
  const files = [...outputFiles].filter((name) => name.includes("/ar/wasm."));
  expect(files.map((name) => path.basename(name))).toContain(
    "wasm.ar.pagefind",
  );
  const queries = ["الفواتير", "المحاسبة", "محاسبة"];
  const answers = askAll(queries.map((query) => ({ locale: "ar", query })));
  for (const [at, query] of queries.entries()) {
    expect([query, answers[at]?.paths[0]]).toEqual([query, posts[0]]);
  }
});
