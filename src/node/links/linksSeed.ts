import type { Node } from "gatsby";
import { nodeSeed } from "../nodes/contentNodes";
import type { LinkTarget } from "./resolveTexts";

/** Where the links of one text lead on the page of one locale. */
export type TextLinksNode = Node & { targets: LinkTarget[] };

export type TextKey = { folder: string; locale: string };

/** The seed of the id of the node that resolves a text's links. */
export const linksSeed = ({ folder, locale }: TextKey) =>
  nodeSeed("TextLinks", folder, locale);
