import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readOutput, readOutputBytes } from "./site/outputFolder";
import { pages, type BuiltPage } from "./site/pages";
import { sourceTexts } from "./site/sourceTexts";

/** The page that shows every part there is, and its source: longer than any post. */
const allParts = /^(?:\/\w\w)?\/writing$/;

/** What a first visit may transfer, in bytes as sent (kB = 1,000 bytes). */
const budgets = {
  scripts: 101_000,
  style: 13_600,
  // Pages of documentation have their sidebar's beside it.
  sidebarStyle: 850,
  // The page that shows every part there is may have them all.
  componentStyle: 6_000,
  visit: 145_000,
};

/** Brotli at 11, as hosts compress files that do not change. */
const brotli = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

const sizes = new Map<string, number>();
const sizeOf = (file: string) => {
  const known = sizes.get(file) ?? brotli(readOutputBytes(file));
  sizes.set(file, known);
  return known;
};
const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + sizeOf(file), 0);

type PageData = { componentChunkName: string; staticQueryHashes: string[] };
type Stats = {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
};

const { namedChunkGroups } = JSON.parse(
  readOutput("webpack.stats.json"),
) as Stats;

const dataFileOf = ({ path }: BuiltPage) =>
  `page-data${path === "/" ? "/index" : path}/page-data.json`;
const dataOf = (page: BuiltPage) =>
  JSON.parse(readOutput(dataFileOf(page))) as PageData;

/** Every script that showing a page loads: the app's, and its template's with all that needs. */
const scriptsOf = (page: BuiltPage) =>
  new Set(
    ["app", dataOf(page).componentChunkName]
      .flatMap((name) => namedChunkGroups[name]?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

/** What the sidebar of documentation brings into a page: it is a file of its own. */
const sidebarOf = ({ html }: BuiltPage) =>
  /<div data-sidebar=[^]*?<\/nav>/.exec(html)?.[0] ?? "";

/** The sheets in a page: those of the parts that its text uses, or those of the site. */
const sheetsOf = (page: BuiltPage, isOfParts: boolean) =>
  [
    ...page.html
      .replace(sidebarOf(page), "")
      .matchAll(/<style([^>]*)>([^]*?)<\/style>/g),
  ]
    .filter(([, names = ""]) => names.includes("data-components") === isOfParts)
    .map(([, , css]) => css)
    .join("");

/**
 * All that a first visit transfers before fonts and pictures; the style is in
 * the page. Sheets of parts, which are in the page and in its data, have their
 * own budget.
 */
const visitOf = (page: BuiltPage) =>
  -2 * brotli(sheetsOf(page, true)) +
  sum(scriptsOf(page)) +
  sum([page.file, dataFileOf(page), "page-data/app-data.json"]) +
  sum(dataOf(page).staticQueryHashes.map((id) => `page-data/sq/d/${id}.json`));

const heaviest = (weigh: (page: BuiltPage) => number) =>
  pages
    .map((page) => ({ path: page.path, bytes: weigh(page) }))
    .sort((a, b) => b.bytes - a.bytes);

const overBudget = (
  name: keyof typeof budgets,
  weigh: (page: BuiltPage) => number,
) => {
  const all = heaviest(weigh);
  const [first] = all;
  process.stdout.write(
    `  heaviest ${name}: ${first?.bytes} of ${budgets[name]} bytes (${first?.path})\n`,
  );
  expect(first?.bytes).toBeGreaterThan(1_000);
  return all.filter(({ bytes }) => bytes > budgets[name]);
};

it("loads at most 100 kB of scripts a page (brotli)", () => {
  expect(overBudget("scripts", (page) => sum(scriptsOf(page)))).toEqual([]);
});

const weighStyle = (isOfParts: boolean) => (page: BuiltPage) =>
  gzipSync(sheetsOf(page, isOfParts)).length;

it("has at most 13.5 kB of style in a page (gzip), and 6 kB for its parts", () => {
  expect(overBudget("style", weighStyle(false))).toEqual([]);
  expect(overBudget("componentStyle", weighStyle(true))).toEqual([]);
  const sidebars = new Set(pages.map(sidebarOf));
  const heavy = [...sidebars].filter((sidebar) => {
    const [, sheet = ""] = /<style>([^]*?)<\/style>/.exec(sidebar) ?? [];
    return gzipSync(sheet).length > budgets.sidebarStyle;
  });
  expect(heavy).toEqual([]);
  expect(sidebars.size).toBeGreaterThan(4);
});

it("transfers at most 145 kB on a first visit (brotli)", () => {
  const over = overBudget("visit", visitOf);
  expect(over.filter(({ path }) => !allParts.test(path))).toEqual([]);
});

it("names no text in a page's chunk map, save those that import components", () => {
  const importing = sourceTexts.flatMap(({ files }) =>
    files
      .filter((file) => /^import /m.test(readFileSync(file, "utf8")))
      .map((file) => `content-file-path-${file.replaceAll(/[/.]/g, "-")}`),
  );
  const named = pages.flatMap(({ path, html }) => {
    const [, json = ""] = /window\.___chunkMapping=(.*?);/.exec(html) ?? [];
    // Gatsby prefetches by it only if it is no string in a string.
    const map = JSON.parse(json) as Record<string, string[]>;
    expect(map).toHaveProperty("component---src-templates-page-tsx");
    return [...json.matchAll(/content-file-path-[\w-]+?-mdx/g)]
      .map(([chunk]) => chunk)
      .filter((chunk) => !importing.includes(chunk))
      .map((chunk) => `${path}: ${chunk}`);
  });
  expect(named).toEqual([]);
});

it("has minified style, with the prefixes that browsers need", () => {
  const [home] = pages;
  const sheets = home ? sheetsOf(home, false) : "";
  expect(sheets.includes("-webkit-hyphens:auto;hyphens:auto")).toBe(true);
  expect(sheets.trim().split("\n").length).toBeLessThan(5);
});
