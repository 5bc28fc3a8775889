/**
 * What the checks of a finished build cost, over generated pages:
 * npm run bench:checks -- [--pages 2000] [--limit 3000]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkOutput } from "../src/node/checks/checkOutput";
import { createFileLookup, formsOf } from "../src/node/checks/createFileLookup";
import { createScanner } from "../src/node/checks/createScanner";
import { describeMachine } from "./report/describeMachine";
import { renderTable } from "./report/renderTable";

/** About the bytes that a post of 900 words has around its text: styles, scripts, bar and foot. */
const style = ".rule{color:var(--ink);margin-block:1rem}".repeat(1_300);
const words = "a word and another one of those that texts have ".repeat(8);
const menu = ["/", "/about", "/blog", "/de", "https://example.org/"].map(
  (to) => `<li><a class="link" href="${to}">Link</a></li>`,
);

/** One page, which links to its neighbours, their headings, files and pictures. */
function composePage(number: number, count: number): string {
  const sections = Array.from({ length: 12 }, (_, at) => {
    const other = (number * 7 + at * 13) % count;
    return `<h2 id="part-${at}">Part<a href="#part-${at}">#</a></h2>
      <p>${words}<a href="/blog/post-${other}#part-${at}">one</a> ${words}
      <a href="https://example.org/${number}/${at}">two</a>
      <code class="line">const a = "&lt;b&gt;";</code> ${words}</p>`;
  });
  const picture = `<img src="/a.png" srcset="/a.png 1x, /a.png 2x" alt="">`;
  return `<!doctype html><html><head><style>${style}</style>
    <link rel="canonical" href="https://www.example.com/blog/post-${number % count}">
    <script src="/app.js"></script></head><body><ul>${menu.join("").repeat(3)}</ul>
    <main>${picture}${sections.join("")}</main></body></html>`;
}

const pathOf = (number: number) => `/blog/post-${number}`;

function writeOutput(folder: string, count: number): string[] {
  const fixed = ["/", "/about", "/blog", "/de"];
  const posts = Array.from({ length: count - fixed.length }, (_, at) => at);
  const paths = [...fixed, ...posts.map(pathOf)];
  for (const [number, own] of paths.entries()) {
    mkdirSync(path.join(folder, own), { recursive: true });
    const html = composePage(number, posts.length);
    writeFileSync(path.join(folder, own, "index.html"), html);
  }
  writeFileSync(path.join(folder, "a.png"), "");
  writeFileSync(path.join(folder, "app.js"), "");
  return paths;
}

function checkAll(folder: string, paths: readonly string[]) {
  const start = performance.now();
  const files = createFileLookup(folder);
  const scanner = createScanner(folder, path.join(folder, ".cache/pages.json"));
  const pages = paths.map((own) =>
    scanner.scan({ path: own, file: path.join(own, "index.html") }),
  );
  scanner.write();
  const findings = checkOutput({
    pages,
    url: "https://www.example.com",
    skip: [],
    hasFile: (at) => formsOf(at).some(files.has),
  });
  if (findings.length > 0) throw new Error("The generated pages have faults.");
  return performance.now() - start;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "2000" },
      /** Milliseconds; beyond them the command fails. */
      limit: { type: "string", default: "3000" },
    },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), "checks-"));
  try {
    const paths = writeOutput(folder, Number(values.pages));
    const first = checkAll(folder, paths);
    const again = checkAll(folder, paths);
    const { length } = composePage(1, paths.length);
    const size = `${(length / 1000).toFixed(0)} kB each`;
    console.log(`${paths.length} pages, ${size}; ${describeMachine()}\n`);
    const ms = (time: number) => time.toFixed(0);
    const rows = [
      ["all pages new", ms(first), "ms"],
      ["no page changed", ms(again), "ms"],
    ];
    console.log(renderTable(["checks of a build", "", ""], rows));
    if (first > Number(values.limit)) {
      throw new Error(`That is more than ${values.limit} ms.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  main();
} catch (error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
