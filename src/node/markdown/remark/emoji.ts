import type { Root } from "mdast";
import type { VFile } from "vfile";
import { findAndReplace } from "mdast-util-find-and-replace";
import { once } from "../../../lib/once";

const loadEmoji = once(() => import("gemoji"));
const shortcode = /:(\+1|-1|[\w-]+):/g;

/** Puts emoji where their names stand, as in `:wave:`. */
export const remarkEmoji = () => async (tree: Root, file: VFile) => {
  if (String(file.value).search(shortcode) === -1) return;
  const { nameToEmoji } = await loadEmoji();
  findAndReplace(tree, [
    shortcode,
    (_, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : false,
  ]);
};
