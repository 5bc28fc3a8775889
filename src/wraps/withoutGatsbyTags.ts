import { isValidElement, type ReactNode } from "react";

type Tag = { name?: string };

/** What gatsby-plugin-image adds for its own component, which this site does not use; see src/ui/Picture.tsx. */
const isImageRuntime = (key: string | null) =>
  key?.startsWith("gatsby-image-style") ?? false;

/** Which version of Gatsby made a page helps only those who look for an old one. */
const isGenerator = ({ name }: Tag) => name === "generator";

/** A page's head without what Gatsby adds and this site has no use for. It also holds lists, and nothing, where a tag is left out. */
export const withoutGatsbyTags = <Node extends ReactNode>(
  head: readonly Node[],
): Node[] =>
  head.filter(
    (node) =>
      !isValidElement<Tag>(node) ||
      !(isImageRuntime(node.key) || isGenerator(node.props)),
  );
