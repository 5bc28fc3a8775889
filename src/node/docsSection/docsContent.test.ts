/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as resolved from "../../config/resolved";
import { syncDocsVersions } from "./syncDocsVersions";
import { buildDocs } from "./testing/buildDocs";
import { writeDocs } from "./testing/writeDocs";

jest.mock("../nodes/fingerprint", () => ({ fingerprint: () => "stamp" }));
jest.mock("../../config/resolved", () => {
  const { siteConfig } = jest.requireActual<typeof resolved>(
    "../../config/resolved",
  );
  const docs = {
    api: { editUrl: "https://git.example/api/", path: "/reference" },
    default: { versions: { "1.0": { label: { en: "One", de: "Eins" } } } },
  };
  const blog = { ...siteConfig.blog, editUrl: "https://git.example/site" };
  return { siteConfig: { ...siteConfig, docs, blog } };
});
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "docs-"));
afterAll(() => rmSync(root, { recursive: true }));
writeDocs(root);

let site: Awaited<ReturnType<typeof buildDocs>>;
beforeAll(async () => {
  site = await buildDocs(root);
});

test("good docs have no faults but tags without labels", () => {
  expect(site.problems.map(({ file, field }) => [file, field]).sort()).toEqual([
    ["content/docs/02-guide/01-setup.mdx", "tags[1]"],
    ["content/docs/hidden.mdx", "tags[0]"],
  ]);
  expect(site.duplicates).toEqual([]);
});

test("versions are nodes, in each language, with pages, drafts and start", () => {
  const of = (area: string, locale: string) =>
    site.versions.find(({ id }) => id === `DocsVersion ${area} ${locale}`);
  expect(site.versions).toHaveLength(6);
  expect(of("docs", "de")).toMatchObject({
    collection: "default",
    name: "current",
    label: null,
    path: "/de/docs/next",
    isLast: false,
    banner: "unreleased",
    hasBadge: true,
    mainDocId: "index",
    draftIds: ["plans"],
  });
  expect(of("docs", "de")?.docs).toContainEqual({
    id: "guide/setup",
    path: "/de/docs/next/guide/einrichten",
    sidebar: "defaultSidebar",
    unlisted: false,
  });
  expect(of("docs", "en")?.docs).toContainEqual({
    id: "hidden",
    path: "/docs/next/hidden",
    sidebar: "defaultSidebar",
    unlisted: true,
  });
  expect(of("docs@1.0", "de")).toMatchObject({
    label: "Eins",
    path: "/de/docs",
    isLast: true,
    mainDocId: "guide/setup",
  });
  expect(of("docs-api", "en")).toMatchObject({
    collection: "api",
    path: "/reference",
    hasBadge: false,
  });
});

test("a version that is gone has no node, and others are left alone", async () => {
  const { gatsby, plan } = await buildDocs(root);
  const create = jest.spyOn(gatsby.args.actions, "createNode");
  await syncDocsVersions(gatsby.args, {
    ...plan,
    versions: plan.versions.filter(({ version }) => version.name !== "1.0"),
  });
  expect(create).not.toHaveBeenCalled();
  const areas = gatsby.getNodesByType("DocsVersion").map(({ id }) => id);
  expect(areas.join()).not.toContain("1.0");
  expect(areas).toHaveLength(4);
});

test("a draft has no page, unless another language has published it", () => {
  expect(site.routes.has("/docs/next/plans")).toBe(false);
  expect(site.routes.get("/docs/next/half")?.context.alternates[0]).toEqual({
    locale: "en",
    path: "/docs/next/half",
    isStandIn: true,
    lang: "de",
  });
});

test.each([
  [
    "/docs/next/guide/usage",
    "https://git.example/site/content/docs/02-guide/02-usage.mdx",
  ],
  // A stand-in's source is that of its original.
  [
    "/de/docs/next/guide/usage",
    "https://git.example/site/content/docs/02-guide/02-usage.mdx",
  ],
  ["/reference/calls", "https://git.example/api/content/docs-api/calls.mdx"],
  ["/reference", "https://example.com/edit"],
  ["/docs/guide/setup", null],
])("%s can be edited at %s", (where, url) => {
  expect(site.editUrl(where)).toBe(url);
});

test("a page's tags lead to the lists of its version", () => {
  expect(site.tags("/docs/next/guide/setup")).toMatchObject([
    { label: "Craft", path: "/docs/next/tags/craft", hasPage: true },
    { label: "Rare thing", path: "/docs/next/tags/rare-thing", hasPage: true },
  ]);
  expect(site.tags("/de/docs/guide/setup")).toMatchObject([
    { label: "Handwerk", path: "/de/docs/tags/craft" },
  ]);
  expect(site.tags("/docs/next/hidden")).toMatchObject([{ hasPage: false }]);
});

test("each version lists its tags, and the pages of each", () => {
  const at = (where: string) => site.routes.get(where)?.context;
  expect(at("/docs/next/tags")).toMatchObject({
    tagIds: ["Tag craft en", "Tag rare-thing en"],
    postCounts: { craft: 2, "rare-thing": 1 },
    basePath: "/docs/next/tags",
  });
  expect(at("/de/docs/next/tags")).toMatchObject({
    postCounts: { craft: 2 },
    ownCounts: { craft: 1 },
  });
  expect(at("/docs/next/tags/craft")).toMatchObject({
    ids: ["Doc docs/02-guide/01-setup en", "Doc docs/02-guide/02-usage en"],
    postCount: 2,
    docs: {
      id: null,
      versions: { current: "/docs/next/tags/craft", "1.0": "/docs/tags/craft" },
      about: { last: { path: "/docs/tags/craft", isSame: true } },
    },
  });
  expect(at("/docs/next/tags/rare-thing")?.docs?.about.last).toMatchObject({
    isSame: false,
  });
  // Not translated with this tag, so German has no such list.
  expect(at("/docs/next/tags/rare-thing")?.alternates).toEqual([
    {
      locale: "en",
      path: "/docs/next/tags/rare-thing",
      isStandIn: false,
      isHidden: true,
    },
  ]);
  expect(at("/docs/tags")?.alternates[0]?.isHidden).toBeUndefined();
  expect(site.routes.has("/docs/next/tags/secret")).toBe(false);
  expect(site.routes.has("/reference/tags")).toBe(false);
  // The blog's own lists know nothing of it.
  expect(at("/blog/tags")?.tagIds).toEqual([]);
});

test("links by file path lead within the version, and to other docs", () => {
  const targets = site.links.texts.find(
    ({ text: doc }) => doc.path === "/docs/next/guide/setup",
  )?.targets;
  expect(targets).toEqual([
    { written: "02-usage.mdx#x", to: "/docs/next/guide/usage#x" },
    { written: "../../docs-api/index.mdx", to: "/reference" },
    { written: "../../docs@1.0/guide/setup", to: "/docs/guide/setup" },
  ]);
  expect(site.links.faults).toMatchObject([
    {
      check: "brokenMarkdownLinks",
      target: "content/docs/02-guide/02-usage.md",
      fix: expect.stringContaining("02-usage.mdx") as string,
    },
  ]);
});
