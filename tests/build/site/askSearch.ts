/**
 * Asks the search that a build left, as the browser would, without one:
 * tsx tests/build/site/askSearch.ts <file with questions> <file for answers> [public folder]
 */
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  countsFile,
  searchIndexFolder,
  wordListFile,
} from "../../../src/lib/searchIndex";
import type { FilterCounts } from "../../../src/lib/searchIndex";
import { createEngine, ranking } from "../../../src/search/createEngine";
import type { PagefindInstance } from "../../../src/search/createEngine";
import { findPages } from "../../../src/search/findPages";
import { nothingChosen } from "../../../src/search/searchEngine";

export type AskedSearch = {
  locale: string;
  query: string;
  /** Whether it is the first query of a visit. */
  isFirst?: boolean;
};
export type AnsweredSearch = {
  count: number;
  paths: string[];
  corrected?: string;
  /** Headings of the first result. */
  headings: string[];
  /** Bytes that the question had transferred, as hosts compress them. */
  bytes: number;
};

type Script = {
  createInstance(options: object): PagefindInstance;
};

let bytes = 0;

/** Node's own cannot read files. */
globalThis.fetch = (address) => {
  const url = new URL(
    String(address instanceof Request ? address.url : address),
  );
  url.search = "";
  const content = readFileSync(fileURLToPath(url));
  // Pagefind compresses its own.
  const isText = /\.(?:js|json|txt)$/.test(url.pathname);
  bytes += isText ? gzipSync(content).length : content.length;
  return Promise.resolve(new Response(content));
};

async function open(folder: string) {
  const ownFolder = mkdtempSync(path.join(tmpdir(), "search-"));
  const script = path.join(ownFolder, "a.mjs");
  copyFileSync(path.join(folder, "pagefind.js"), script);
  bytes += gzipSync(readFileSync(script)).length;
  const basePath = `${pathToFileURL(folder).href}/`;
  const loaded = (await import(pathToFileURL(script).href)) as Script;
  rmSync(ownFolder, { recursive: true });
  const pagefind = loaded.createInstance({ basePath, noWorker: true, ranking });
  await pagefind.init();
  const get = (name: string) => fetch(`${basePath}${name}`);
  return createEngine(pagefind, {
    words: async () => (await get(wordListFile)).text(),
    counts: async () => (await (await get(countsFile)).json()) as FilterCounts,
  });
}

async function main([questions, answers, output = "public"]: string[]) {
  if (!questions || !answers) throw new Error("Where are the questions?");
  const asked = JSON.parse(readFileSync(questions, "utf8")) as AskedSearch[];
  const engines = new Map<string, ReturnType<typeof open>>();
  const answered: AnsweredSearch[] = [];
  for (const { locale, query, isFirst } of asked) {
    const folder = path.resolve(output, searchIndexFolder, locale);
    bytes = 0;
    const known = isFirst ? undefined : engines.get(locale);
    const opening = known ?? open(folder);
    if (!isFirst) engines.set(locale, opening);
    const engine = await opening;
    if (isFirst) await engine.counts();
    const { hits, count, corrected } = await findPages(engine, {
      query,
      chosen: nothingChosen,
      limit: 6,
      language: locale,
    });
    answered.push({
      count,
      paths: hits.map((hit) => hit.path),
      headings: hits[0]?.headings.map(({ id }) => id) ?? [],
      bytes,
      ...(corrected === undefined ? {} : { corrected }),
    });
  }
  writeFileSync(answers, JSON.stringify(answered));
}

void main(process.argv.slice(2));
