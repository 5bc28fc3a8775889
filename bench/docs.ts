/**
 * What documentation costs: time a page next to posts of the same texts, and
 * what a page weighs beside a long sidebar:
 * npm run bench:docs -- [--docs 2000] [--versions 3] [--posts 1000]
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { buildWith, msPerPage } from "./docs/measureDocs";
import { splitSidebar } from "./docs/splitSidebar";
import { docPath, perSidebar } from "./docs/writeDocs";
import { BASE_POSTS } from "./measure/measureSubject";
import { describeMachine } from "./report/describeMachine";
import { renderTable } from "./report/renderTable";
import { prepareSite } from "./subjects/prepareSite";

const { values } = parseArgs({
  options: {
    docs: { type: "string", default: "2000" },
    versions: { type: "string", default: "3" },
    posts: { type: "string", default: "1000" },
  },
});

/** The page that is weighed; it has the same text at every size. */
const weighed = `docs/${docPath(5)}`;
const few = 10;

function readNumber(name: keyof typeof values, least: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} ${values[name]}: ${least} or more`);
}

const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** The weighed page, compressed: without its sidebar, this, and its data. */
function weigh(output: string) {
  const read = (...steps: string[]) =>
    readFileSync(path.join(output, ...steps), "utf8");
  const html = read(weighed, "index.html");
  const { rest, sidebar } = splitSidebar(html);
  return {
    html: gzip(html),
    rest: gzip(rest),
    sidebar: gzip(sidebar),
    data: gzip(read("page-data", weighed, "page-data.json")),
  };
}

const bytes = (count: number) => count.toLocaleString("en");

async function main(): Promise<void> {
  const docs = readNumber("docs", few + 1);
  const versions = readNumber("versions", 1);
  const posts = readNumber("posts", BASE_POSTS + 1);
  const machine = describeMachine();
  const site = prepareSite();
  const none = { posts: BASE_POSTS, docs: 0, versions };
  const base = await buildWith(site, "docs-none", none);
  const withPosts = await buildWith(site, "docs-posts", { ...none, posts });
  const small = await buildWith(site, "docs-few", { ...none, docs: few });
  const light = weigh(site.output);
  const large = await buildWith(site, "docs-many", { ...none, docs });
  const heavy = weigh(site.output);

  const ms = (time: number) => time.toFixed(1);
  const perPost = msPerPage(withPosts, base);
  const perDoc = msPerPage(large, small);
  const both = (name: keyof typeof heavy) => [
    bytes(light[name]),
    bytes(heavy[name]),
  ];
  console.log(
    `\n${docs} pages of documentation in ${versions} versions and two locales, and ${posts} posts in two. ${machine}.\n`,
  );
  console.log(
    renderTable(
      ["", "posts", "docs"],
      [
        ["pages", String(withPosts.output.pages), String(large.output.pages)],
        ["cold build, s", ms(withPosts.seconds), ms(large.seconds)],
        ["… each page more, ms", ms(perPost), ms(perDoc)],
        [
          "peak memory, MB",
          (withPosts.peakMegabytes ?? NaN).toFixed(0),
          (large.peakMegabytes ?? NaN).toFixed(0),
        ],
      ],
    ),
  );
  const entries = Math.min(docs, perSidebar);
  console.log("");
  console.log(
    renderTable(
      [
        "a page of documentation, bytes gzip",
        `${few} entries`,
        `${entries} entries`,
      ],
      [
        ["HTML", ...both("html")],
        ["… without its sidebar", ...both("rest")],
        ["its sidebar", ...both("sidebar")],
        ["its data", ...both("data")],
      ],
    ),
  );
  const bars = [
    ["a page takes no longer than a post's", perDoc <= perPost],
    ["the sidebar weighs at most 6 kB", heavy.sidebar <= 6_000],
    [
      "without it a page is the same, to 1 %",
      heavy.rest <= light.rest * 1.01 && heavy.data <= light.data * 1.01 + 20,
    ],
  ] as const;
  console.log("");
  for (const [bar, isMet] of bars) {
    console.log(`- ${bar}: ${isMet ? "met" : "MISSED"}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
