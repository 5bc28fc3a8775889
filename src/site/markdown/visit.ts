import type { Nodes, Parents } from "hast";
import { EXIT, SKIP } from "unist-util-visit";
import type { visit as visitTree, VisitorResult } from "unist-util-visit";

export { EXIT, SKIP };

type Visitor = (node: Nodes, index?: number, parent?: Parents) => VisitorResult;

/**
 * Visits the nodes of a tree, all or those of a type, as unist-util-visit does,
 * which makes and names a function for each node: a text is visited by so many
 * plugins that this took an eighth of the time to load it.
 */
export const visit = ((
  tree: Nodes,
  ...given: [string, Visitor] | [Visitor]
) => {
  const type = given.length > 1 ? given[0] : undefined;
  const visitor = given.at(-1) as Visitor;
  const enter = (node: Nodes, at?: number, parent?: Parents): VisitorResult => {
    const isWanted = type === undefined || node.type === type;
    const result = isWanted ? visitor(node, at, parent) : undefined;
    const [action, next] = Array.isArray(result) ? result : [result];
    if (action === EXIT) return EXIT;
    if (action !== SKIP && "children" in node) {
      const { children } = node;
      for (let index = 0; index < children.length;) {
        const answer = enter(children[index] as Nodes, index, node);
        if (answer === EXIT) return EXIT;
        index = typeof answer === "number" ? answer : index + 1;
      }
    }
    return typeof action === "number" ? action : next;
  };
  enter(tree);
}) as typeof visitTree;
