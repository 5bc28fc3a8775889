/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import type { PostRef } from "./contentNodes";

const root = mkdtempSync(path.join(tmpdir(), "posts-"));
const env = process.env;
afterEach(() => {
  process.env = env;
});
afterAll(() => rmSync(root, { recursive: true }));

const posts = {
  listed: "",
  draft: "draft: true",
  scheduled: "date: 2999-01-01",
  unlisted: "unlisted: true",
};

/** A file in content/ as gatsby-source-filesystem describes it. */
function writePost(slug: string, frontMatter: string) {
  const relativePath = `blog/2026-03-14-${slug}/en.mdx`;
  const absolutePath = path.join(root, "content", relativePath);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  const title = `title: About ${slug}`;
  writeFileSync(absolutePath, `---\n${title}\n${frontMatter}\n---\n\nText.`);
  return {
    id: slug,
    absolutePath,
    relativePath,
    sourceInstanceName: "content",
    base: "en.mdx",
    internal: { type: "File", contentDigest: slug },
  };
}

/** As much of Gatsby as making nodes needs. */
function createArgs() {
  const files = Object.entries(posts).map(([slug, own]) =>
    writePost(slug, own),
  );
  const nodes = new Map<string, Node>();
  const activity = { start: () => 0, setStatus: () => 0, end: () => 0 };
  const args = {
    store: { getState: () => ({ program: { directory: root } }) },
    reporter: { activityTimer: () => activity },
    getNodesByType: (type: string) => (type === "File" ? files : []),
    getNode: (id: string) => nodes.get(id),
    createNodeId: (seed: string) => seed,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    actions: { createNode: (node: Node) => nodes.set(node.id, node) },
  };
  return { args: args as unknown as CreatePagesArgs, nodes };
}

/** Makes all nodes, and plans all pages, as a build does. */
async function build(preview: string) {
  process.env = { ...env, GATSBY_SITE_PREVIEW: preview };
  jest.resetModules();
  const { syncTexts } = await import("./syncTexts");
  const { planRoutes } = await import("../routes/planRoutes");
  const { args, nodes } = createArgs();
  const { refs, problems } = await syncTexts(args, "stamp");
  expect(problems).toEqual([]);
  const { routes } = planRoutes({
    posts: refs as PostRef[],
    pages: [],
    docs: { collections: [], versions: [] },
    authors: [],
    tags: [],
    postsPerPage: 10,
    sidebarCount: 5,
    relatedCount: 3,
  });
  return { nodes, routes, posts: refs as PostRef[] };
}

const states = (refs: PostRef[]) =>
  refs
    .filter(({ locale }) => locale === "en")
    .map(({ slug, visibility }) => `${slug}: ${visibility}`)
    .sort();

test("a site has what is published, and no node of anything else", async () => {
  const site = await build("");
  expect(states(site.posts)).toEqual(["listed: LISTED", "unlisted: UNLISTED"]);
  // In both locales, the German ones as stand-ins.
  expect(site.nodes.size).toBe(4);
  const all = JSON.stringify([[...site.nodes.values()], site.routes]);
  expect(all).toContain("About listed");
  expect(all).not.toMatch(/draft\/|About (?:draft|scheduled)|-scheduled/);
});

test("a preview has all, each with its mark", async () => {
  const site = await build("true");
  expect(states(site.posts)).toEqual([
    "draft: DRAFT",
    "listed: LISTED",
    "scheduled: SCHEDULED",
    "unlisted: UNLISTED",
  ]);
  const list = site.routes.find(({ path: route }) => route === "/blog");
  expect(list?.context.ids).toHaveLength(3);
  expect(JSON.stringify(list?.context.ids)).not.toContain("unlisted");
  const paths = site.routes.map((route) => route.path);
  expect(paths).toEqual(
    expect.arrayContaining(["/blog/draft", "/de/blog/scheduled"]),
  );
});
