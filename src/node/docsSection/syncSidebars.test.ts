import { collectionsOf } from "./collectionsOf";
import { planDocs } from "./planDocs";
import { syncSidebars } from "./syncSidebars";
import { docRef, inBothLocales } from "./testing/docRef";

type Node = { id: string; internal: { contentDigest: string } };
type Args = Parameters<typeof syncSidebars>[0];

const nodes = new Map<string, Node>();
const createNode = jest.fn((node: Node) => void nodes.set(node.id, node));
const args = {
  actions: { createNode, deleteNode: ({ id }: Node) => nodes.delete(id) },
  createContentDigest: (value: unknown) => JSON.stringify(value),
  createNodeId: (seed: string) => seed,
  getNode: (id: string) => nodes.get(id),
  getNodesByType: () => [...nodes.values()],
} as unknown as Args;

const sync = (...files: string[]) => {
  createNode.mockClear();
  const docs = inBothLocales(files.map((file) => docRef(file)));
  const collections = collectionsOf(
    docs.map(({ area }) => area),
    {},
  );
  return syncSidebars(args, planDocs({ docs, collections }).plan);
};

it("makes a node of each sidebar in each locale, anew where it has changed", async () => {
  await sync("docs/a.md", "docs/b/c.md");
  expect([...nodes.keys()]).toEqual([
    "Sidebar docs defaultSidebar en",
    "Sidebar docs defaultSidebar de",
  ]);
  expect(nodes.get("Sidebar docs defaultSidebar de")).toMatchObject({
    sidebarId: "defaultSidebar",
    collection: "default",
    version: "current",
    locale: "de",
    label: "a",
    path: "/de/docs/a",
    docIds: ["a", "b/c"],
  });
  await sync("docs/a.md", "docs/b/c.md");
  expect(createNode).not.toHaveBeenCalled();
  await sync("docs/a.md");
  expect(createNode).toHaveBeenCalledTimes(2);
});

it("removes those that are gone", async () => {
  await sync();
  expect(nodes.size).toBe(0);
});
