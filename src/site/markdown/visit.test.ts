import type { Root } from "hast";
import { h } from "hastscript";
import { EXIT, SKIP, visit as visitByLibrary } from "unist-util-visit";
import type { VisitorResult } from "unist-util-visit";
import { nameOf } from "./nodes";
import { visit } from "./visit";

/** A tree that is as deep as it is wide. */
const createTree = (): Root => ({
  type: "root",
  children: [
    h("a", "1", h("b", "2", h("c", "3"), "4"), "5"),
    h("a", h("c")),
    h("p", "6"),
  ],
});

test.each<[string, VisitorResult]>([
  ["goes on", undefined],
  ["leaves out what is inside", SKIP],
  ["ends", EXIT],
  ["goes on at an index", 3],
  ["leaves out what is inside and goes on at an index", [SKIP, 3]],
])("%s as unist-util-visit does", (_, answer) => {
  const list = (visitTree: typeof visit) => {
    const seen: unknown[] = [];
    visitTree(createTree(), (node, index, parent) => {
      seen.push([node, index, parent]);
      return nameOf(node) === "b" ? answer : undefined;
    });
    visitTree(createTree(), "text", (node) => {
      seen.push(node);
    });
    return seen;
  };
  expect(list(visit)).toEqual(list(visitByLibrary));
});
