/** @jest-environment node */
import type { Node } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { syncCards } from "./syncCards";
import type { SocialCardNode } from "./syncCards";

type Args = Parameters<typeof syncCards>[0];
type Posts = Parameters<typeof syncCards>[1];

const { socialCards } = siteConfig.blog;
const environment = process.env as { NODE_ENV?: string };
const { NODE_ENV } = environment;
beforeEach(() => {
  environment.NODE_ENV = "production";
  siteConfig.blog.socialCards = true;
});
afterAll(() => {
  environment.NODE_ENV = NODE_ENV;
  siteConfig.blog.socialCards = socialCards;
});

const post = (changes: object = {}) => ({
  title: "Reading a contract",
  titleMeta: null,
  slug: "reading",
  date: "2026-03-14",
  folder: "blog/reading",
  locale: "en",
  lang: "en",
  isStandIn: false,
  bylines: [{ key: "kim", own: null }],
  cover: null,
  ...changes,
});

/** Gatsby's nodes, and how many have been made. */
function createStore() {
  const nodes = new Map<string, object>();
  nodes.set("Author kim en", { name: "Kim Muster" });
  let made = 0;
  const info = jest.fn();
  const args = {
    reporter: { info },
    createNodeId: (seed: string) => seed,
    createContentDigest: (value: object) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: () => [...nodes.values()].filter((node) => "src" in node),
    actions: {
      createNode: (node: Node) => {
        made += 1;
        nodes.set(node.id, node);
      },
      deleteNode: ({ id }: Node) => nodes.delete(id),
    },
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
  } as unknown as Args;
  const sync = async (posts: object[]) => {
    made = 0;
    const cards = await syncCards(args, posts as unknown as Posts);
    return { made, names: [...cards.keys()] };
  };
  const sources = () =>
    args.getNodesByType("SocialCard").map((node) => {
      const { src } = node as SocialCardNode;
      return src;
    });
  return { nodes, sync, sources, info };
}

test("a text has one card, which its stand-ins share", async () => {
  const { sync, sources } = createStore();
  const standIn = post({ locale: "de", isStandIn: true });
  const { names } = await sync([post(), standIn]);
  expect(names).toHaveLength(1);
  expect(sources()).toEqual([`/social-cards/${names[0]}`]);
});

test("a card's node stays as long as its post's", async () => {
  const { nodes, sync } = createStore();
  await sync([post({ id: "the post" })]);
  // Gatsby drops what hangs on no file as stale, and asks its pages again.
  const [, card] = [...nodes.values()];
  expect(card).toMatchObject({ parent: "the post" });
});

test("both languages of a post have cards of their own", async () => {
  const { sync } = createStore();
  const german = post({ locale: "de", lang: "de", title: "Verträge lesen" });
  expect((await sync([post(), german])).names).toHaveLength(2);
});

test("a post that stays the same keeps its node, and no page is made anew", async () => {
  const { sync } = createStore();
  expect((await sync([post()])).made).toBe(1);
  expect((await sync([post()])).made).toBe(0);
});

test("an author's new name makes a new card", async () => {
  const { nodes, sync } = createStore();
  const before = await sync([post()]);
  nodes.set("Author kim en", { name: "Kim Beispiel" });
  const after = await sync([post()]);
  expect(after.made).toBe(1);
  expect(after.names).not.toEqual(before.names);
});

test("a title that can't be drawn has a node without card, for pages to depend on", async () => {
  const { sync, sources, info } = createStore();
  const title = "契約書";
  const posts = [post({ title, path: "/a" }), post({ folder: "blog/b" })];
  expect((await sync(posts)).names).toHaveLength(1);
  expect(sources()[0]).toBeNull();
  expect(info.mock.calls).toEqual([
    [
      "Social cards: their typefaces have no letters for 1 title, so other sites show the site's own picture: /a.",
    ],
  ]);
});

test("a picture of its own, or the post's end, takes the card away", async () => {
  const { sync, sources } = createStore();
  const cover = { src: "./cover.jpg", alt: "", filePath: "/cover.jpg" };
  await sync([post()]);
  expect((await sync([post({ cover })])).names).toEqual([]);
  expect(sources()).toEqual([]);
  await sync([post()]);
  await sync([]);
  expect(sources()).toEqual([]);
});

test("an owner who wants no cards gets none, and pages hear of it", async () => {
  const { sync, sources, info } = createStore();
  await sync([post()]);
  siteConfig.blog.socialCards = false;
  expect(await sync([post()])).toEqual({ made: 1, names: [] });
  expect(info).not.toHaveBeenCalled();
  expect(sources()).toEqual([null]);
});

test("in develop, a card is named once, and a build names it anew", async () => {
  const { sync } = createStore();
  const changed = post({ title: "Changed" });
  environment.NODE_ENV = "development";
  expect((await sync([post()])).made).toBe(1);
  expect((await sync([changed])).made).toBe(0);
  environment.NODE_ENV = "production";
  expect((await sync([changed])).made).toBe(1);
});
