import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readOutput, readOutputBytes } from "./outputFolder";
import { pages, type BuiltPage } from "./pages";

/** What a first visit may transfer, in bytes as sent (kB = 1,000 bytes). */
export const budgets = {
  scripts: 92_000,
  style: 12_000,
  // The page that shows every component there is may have them all.
  componentStyle: 6_000,
  visit: 145_000,
};

/** Brotli as hosts compress pages at each request; for scripts at 11, as they do files that do not change. */
const brotli = (bytes: Buffer | string, quality = 5) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;

const sizes = new Map<string, number>();
const sizeOf = (file: string) => {
  const quality = file.endsWith(".js") ? 11 : undefined;
  const known = sizes.get(file) ?? brotli(readOutputBytes(file), quality);
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

/** The stylesheets in a page: those of the components that its text uses, or those of the site. */
export const sheetsOf = (page: BuiltPage, isOfComponents: boolean) =>
  [...page.html.matchAll(/<style([^>]*)>([^]*?)<\/style>/g)]
    .filter(
      ([, names = ""]) => names.includes("data-components") === isOfComponents,
    )
    .map(([, , css]) => css)
    .join("");

/**
 * All that a first visit transfers before fonts and pictures; the style is in
 * the page. Stylesheets of components, which are in the page and in its data, have their
 * own budget.
 */
const visitOf = (page: BuiltPage) =>
  -2 * brotli(sheetsOf(page, true)) +
  sum(scriptsOf(page)) +
  sum([page.file, dataFileOf(page), "page-data/app-data.json"]) +
  sum(dataOf(page).staticQueryHashes.map((id) => `page-data/sq/d/${id}.json`));

const weighStyle = (isOfComponents: boolean) => (page: BuiltPage) =>
  gzipSync(sheetsOf(page, isOfComponents)).length;

const weighers: Record<keyof typeof budgets, (page: BuiltPage) => number> = {
  scripts: (page) => sum(scriptsOf(page)),
  style: weighStyle(false),
  componentStyle: weighStyle(true),
  visit: visitOf,
};

/** The page that shows every component there is, and its source: longer than any post. */
const showsAll = /^\/(?:writing|de\/(?:writing|schreiben))$/;

/** Weighs all pages, scripts and visits by brotli and style by gzip: the heaviest first, and those over their budget. */
export function weighPages(name: keyof typeof budgets) {
  const weights = pages
    .map((page) => ({ path: page.path, bytes: weighers[name](page) }))
    .sort((a, b) => b.bytes - a.bytes);
  const tooHeavy = weights.filter(
    ({ path, bytes }) =>
      bytes > budgets[name] && !(name === "visit" && showsAll.test(path)),
  );
  return { weights, tooHeavy };
}
