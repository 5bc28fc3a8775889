/**
 * Asks the search that a build left, as the browser would, without one:
 * tsx tests/build/site/askSearch.ts <file with questions> <file for answers>
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
import { languageTag } from "../../../src/config/locales";
import { searchIndexFolder, wordListFile } from "../../../src/lib/searchIndex";
import {
  loadIndex,
  ranking,
  searchPages,
} from "../../../src/theme/search/searchPages";
import type { Pagefind } from "../../../src/theme/search/searchPages";
import { createVocabulary } from "../../../src/theme/search/vocabulary";

export type AskedSearch = {
  locale: string;
  query: string;
  /** True for the first query of a visit. */
  isFirst?: boolean;
};
export type AnsweredSearch = {
  count: number;
  paths: string[];
  /** Bytes that the question had transferred, as hosts compress them. */
  bytes: number;
};

type Script = {
  createInstance(options: object): Pagefind & { init(): Promise<void> };
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

async function open(folder: string, locale: string) {
  const ownFolder = mkdtempSync(path.join(tmpdir(), "search-"));
  const script = path.join(ownFolder, "a.mjs");
  copyFileSync(path.join(folder, "pagefind.js"), script);
  const worker = path.join(folder, "pagefind-worker.js");
  for (const loaded of [script, worker]) {
    bytes += gzipSync(readFileSync(loaded)).length;
  }
  const basePath = `${pathToFileURL(folder).href}/`;
  const loaded = (await import(pathToFileURL(script).href)) as Script;
  rmSync(ownFolder, { recursive: true });
  const pagefind = loaded.createInstance({ basePath, noWorker: true, ranking });
  await pagefind.init();
  const words = await fetch(`${basePath}${wordListFile}`);
  const list = (await words.text()).split("\n");
  return loadIndex(pagefind, createVocabulary(list, languageTag(locale)));
}

async function main([questions, answers]: string[]) {
  if (!questions || !answers) throw new Error("Where are the questions?");
  const asked = JSON.parse(readFileSync(questions, "utf8")) as AskedSearch[];
  const engines = new Map<string, ReturnType<typeof open>>();
  const answered: AnsweredSearch[] = [];
  for (const { locale, query, isFirst } of asked) {
    const folder = path.resolve("public", searchIndexFolder, locale);
    bytes = 0;
    const known = isFirst ? undefined : engines.get(locale);
    const opening = known ?? open(folder, locale);
    if (!isFirst) engines.set(locale, opening);
    const { results, count } = await searchPages(await opening, query, 6);
    const paths = results.map((result) => result.path);
    answered.push({ count, paths, bytes });
  }
  writeFileSync(answers, JSON.stringify(answered));
}

void main(process.argv.slice(2));
