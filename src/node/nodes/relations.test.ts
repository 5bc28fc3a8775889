/** @jest-environment node */
import { createRelations } from "./relations";

const { Query, Author } = createRelations(
  { createNodeId: (seed) => seed },
  process.cwd(),
);

test("nodes by id come in the order of the ids, without those that are gone", () => {
  const nodeModel = {
    getNodeById: ({ id, type }: { id: string; type: string }) =>
      id === "gone" ? null : { id, type },
    findAll: jest.fn(),
  };
  const ask = (field: "blogPosts" | "blogTags", ids: string[]) =>
    Query[field].resolve(null, { ids }, { nodeModel });
  expect(ask("blogPosts", ["b", "gone", "a"])).toEqual([
    { id: "b", type: "BlogPost" },
    { id: "a", type: "BlogPost" },
  ]);
  expect(ask("blogTags", ["t"])).toEqual([{ id: "t", type: "Tag" }]);
  expect(nodeModel.findAll).not.toHaveBeenCalled();
});

test.each([
  [{ path: "/a", url: "https://b.example", email: "c@d.example" }, "/a"],
  [
    { path: null, url: "https://b.example", email: "c@d.example" },
    "https://b.example",
  ],
  [{ path: null, url: null, email: "c@d.example" }, "mailto:c@d.example"],
  [{ path: null, url: null, email: null }, null],
])("an author with %j leads to %s", (author, link) => {
  expect(Author.link.resolve(author)).toBe(link);
});
