import path from "node:path";
import { askAll } from "../build/site/askAll";
import { outputFiles, readOutput } from "../build/site/outputFolder";

const post = "/ar/blog/the-invoice-that-gets-paid";

test("the search knows Arabic words, also without their article", () => {
  const files = [...outputFiles].filter((name) => name.includes("/ar/wasm."));
  expect(files.map((name) => path.basename(name))).toContain(
    "wasm.ar.pagefind",
  );
  const queries = ["الفواتير", "المحاسبة", "محاسبة"];
  const answers = askAll(queries.map((query) => ({ locale: "ar", query })));
  for (const [at, query] of queries.entries()) {
    expect([query, answers[at]?.paths[0]]).toEqual([query, post]);
  }
});

test("the crash screen has Arabic words in its script", () => {
  const scripts = [...outputFiles].filter((name) => /^[^/]+\.js$/.test(name));
  const text = "تعطلت هذه الصفحة.";
  expect(scripts.map(readOutput).join()).toContain(text);
});
