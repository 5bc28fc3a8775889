import { mkdirSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { createFolder } from "../../tests/createFolder";
import { siteConfig } from "../config/resolved";
import { checkSiteLinks } from "../site/links/checkPageLinks";
import { writeSearch } from "../output/search/writeSearch";

let mockCode = "1";
jest.mock("../site/files/loadBundled", () => ({
  hashBuildCode: () => mockCode,
  bundleScript: () => "writeIndexes.cjs",
}));
const mockMkdir = mkdirSync;
// Jest has no threads.
jest.mock("tinypool", () => ({
  Tinypool: class {
    run = (indexes: { folder: string }[]) => {
      for (const { folder } of indexes) mockMkdir(folder, { recursive: true });
    };
    destroy = () => undefined;
  },
}));

const { root, at, write } = createFolder();
const paths = ["/blog/authors/kim", "/de/blog/authors/kim"];
const writePage = (page: string, text: string) =>
  write(`public${page}/index.html`, `<main id="main"><p>${text}</p></main>`);

const kept = new Map<string, unknown>();
let statuses: string[] = [];
const args = {
  cache: {
    get: (key: string) => Promise.resolve(structuredClone(kept.get(key))),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  },
  reporter: {
    activityTimer: (name: string) => ({
      start: () => undefined,
      setStatus: (status: string) => statuses.push(`${name}: ${status}`),
      end: () => undefined,
    }),
  },
  store: { getState: () => ({ program: { directory: root } }) },
} as unknown as BuildArgs;

const author = (locale: string, page: string) => ({
  ...{ key: "kim", name: "Kim", bio: "Writes.", locale, path: page },
});
const site = {
  config: siteConfig,
  docs: [],
  routes: [],
  entries: [],
  authors: [author("en", paths[0] ?? ""), author("de", paths[1] ?? "")],
  tags: [],
  cv: [],
  brokenLinks: new Set<string>(),
  linkSources: [],
  redirects: [],
} as unknown as Parameters<typeof writeSearch>[1] &
  Parameters<typeof checkSiteLinks>[2];

/** Runs the end of a build, and returns what it says that it has read. */
async function build() {
  statuses = [];
  const { scanned } = await checkSiteLinks(root, args.cache, site, paths);
  statuses.push(`check links: ${scanned} of ${paths.length} pages`);
  await writeSearch(root, site, args);
  return statuses;
}

it("reads rendered pages again only where they or the code have changed", async () => {
  mkdirSync(at("static"));
  for (const page of paths) writePage(page, "Kim writes.");
  const all = [
    "check links: 2 of 2 pages",
    "index for the search: 2 of 2 pages",
  ];
  expect(await build()).toEqual(all);
  expect(await build()).toEqual([
    "check links: 0 of 2 pages",
    "index for the search: 0 of 2 pages",
  ]);
  writePage("/de/blog/authors/kim", "Kim schreibt Texte.");
  expect(await build()).toEqual([
    "check links: 1 of 2 pages",
    "index for the search: 1 of 2 pages",
  ]);
  mockCode = "2";
  expect(await build()).toEqual(all);
});
