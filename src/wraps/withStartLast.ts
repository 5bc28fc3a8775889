import { isValidElement, type ReactNode } from "react";

type Tag = { async?: boolean };

/** The key of the tag that holds startScript. */
export const startKey = "start";

const isStart = (node: ReactNode) =>
  isValidElement(node) && node.key === startKey;

/** Gatsby's tags, whose key is their address; an owner's plugin may load scripts of its own. */
const isGatsbyScript = (node: ReactNode) =>
  isValidElement<Tag>(node) &&
  node.props.async &&
  /^\/.*\.js$/.test(node.key ?? "");

/** What ends a document, with one script that loads the others, after all that it reads, in place of Gatsby's tags. */
export const withStartLast = <Node extends ReactNode>(
  body: readonly Node[],
): Node[] => [
  ...body.filter((node) => !isStart(node) && !isGatsbyScript(node)),
  ...body.filter(isStart),
];
