import { walk } from "./walk";

type Node = { type: string; children?: Node[] };

const tree = (): Node => ({
  type: "root",
  children: [
    { type: "list", children: [{ type: "item" }, { type: "item" }] },
    { type: "text" },
  ],
});
const typesOf = (node: Node, see: (node: Node) => void = () => undefined) => {
  const seen: string[] = [];
  walk(node, (each) => {
    seen.push(each.type);
    see(each);
  });
  return seen;
};

test("sees every node once, in the order of the text", () => {
  expect(typesOf(tree())).toEqual(["root", "list", "item", "item", "text"]);
});

test("sees the children that a node has once it has been seen", () => {
  const seen = typesOf(tree(), (node) => {
    if (node.type === "list") node.children = [{ type: "other" }];
  });
  expect(seen).toEqual(["root", "list", "other", "text"]);
});
