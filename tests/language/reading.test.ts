import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AnsweredSearch } from "../build/site/askSearch";
import { outputFiles, readOutput } from "../build/site/outputFolder";

const posts = [
  "/ar/blog/the-invoice-that-gets-paid",
  "/ar/blog/first-blog-post",
];

test("the feeds are Arabic, and hold what is written in Arabic", () => {
  expect(readOutput("ar/blog/rss.xml")).toContain(
    "<language><![CDATA[ar-EG]]></language>",
  );
  const atom = readOutput("ar/blog/atom.xml");
  expect(atom).toContain('xml:lang="ar-EG"');
  const ids = [...atom.matchAll(/<entry>.*?<id>([^<]+)/gs)];
  expect(ids.map(([, id = ""]) => new URL(id).pathname)).toEqual(posts);
  expect(atom).not.toContain("/ar/blog/moving-a-million-rows");
});

test("the feeds of the other languages hold nothing of it", () => {
  for (const file of ["blog/rss.xml", "de/blog/rss.xml"]) {
    expect(readOutput(file)).not.toContain(posts[0]);
  }
});

function ask(queries: readonly string[]): AnsweredSearch[] {
  const folder = mkdtempSync(path.join(tmpdir(), "asked-"));
  const [asked, answered] = ["asked", "answered"].map((name) =>
    path.join(folder, `${name}.json`),
  ) as [string, string];
  const questions = queries.map((query) => ({ locale: "ar", query }));
  writeFileSync(asked, JSON.stringify(questions));
  const script = "tests/build/site/askSearch.ts";
  const args = ["--import", "tsx", script, asked, answered];
  execFileSync(process.execPath, args);
  return JSON.parse(readFileSync(answered, "utf8")) as AnsweredSearch[];
}

test("the search knows Arabic words, also without their article", () => {
  const files = [...outputFiles].filter((name) => name.includes("/ar/wasm."));
  expect(files.map((name) => path.basename(name))).toContain(
    "wasm.ar.pagefind",
  );
  const queries = ["الفواتير", "المحاسبة", "محاسبة"];
  const answers = ask(queries);
  for (const [at, query] of queries.entries()) {
    expect([query, answers[at]?.paths[0]]).toEqual([query, posts[0]]);
  }
});
