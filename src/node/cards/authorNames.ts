import { nodeSeed } from "../nodes/contentNodes";
import type { AuthorNode, PostNode } from "../nodes/contentNodes";

/**
 * The names that readers see of a post's authors: what the post says goes
 * before what the authors' file says.
 * @param find gives the author's node to the seed of its id
 */
export const authorNames = (
  { bylines, locale }: Pick<PostNode, "bylines" | "locale">,
  find: (seed: string) => object | null | undefined,
): string[] =>
  bylines.flatMap(({ key, own }) => {
    const known =
      key === null
        ? null
        : (find(nodeSeed("Author", key, locale)) as AuthorNode | null);
    // An unknown key is reported where references are checked.
    if (key !== null && !known) return [];
    return own?.name || known?.name || [];
  });
